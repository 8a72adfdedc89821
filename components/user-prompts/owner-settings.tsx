import { SettingsPart } from '@/components/dashboard/settings-part';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DeletePromptForm } from './delete-prompt-form';
import { PublicLinks } from './public-links';
import { VisibilityForm } from './visibility-form';

/** Below a prompt's text, for its owner: who sees it, and deleting it. */
export function OwnerSettings({ prompt }: { prompt: UserPrompt }) {
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <SettingsPart id="visibility" title="Visibility">
        <VisibilityForm item={prompt} />
        {prompt.isPublic && <PublicLinks id={prompt.id} />}
      </SettingsPart>
      <SettingsPart id="delete" title="Delete">
        <DeletePromptForm prompt={prompt} />
      </SettingsPart>
    </div>
  );
}
