import { SettingsPart } from '@/components/ui/settings-part';
import { VisibilityForm } from '@/components/visibility/visibility-form';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DeletePromptForm } from './delete-prompt-form';
import { PROMPT_VISIBILITY } from './prompt-visibility';
import { PublicLinks } from './public-links';

/** Below a prompt's text, for its owner: who sees it, and deleting it. */
export function OwnerSettings({ prompt }: { prompt: UserPrompt }) {
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <SettingsPart id="visibility" title="Visibility">
        <VisibilityForm item={prompt} visibility={PROMPT_VISIBILITY} />
        {prompt.isPublic && <PublicLinks id={prompt.id} />}
      </SettingsPart>
      <SettingsPart id="delete" title="Delete">
        <DeletePromptForm prompt={prompt} />
      </SettingsPart>
    </div>
  );
}
