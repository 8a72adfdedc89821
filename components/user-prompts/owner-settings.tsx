import { SettingsPart } from '@/components/ui/settings-part';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DeletePromptForm } from './delete-prompt-form';
import { DuplicateForm } from './duplicate-form';
import { PromptVisibilityForm } from './prompt-visibility';
import { PublicLinks } from './public-links';

/** Below a prompt's text, for its owner: who sees it, a copy to change, and deleting it. */
export function OwnerSettings({ prompt }: { prompt: UserPrompt }) {
  const { id, title, isPublic } = prompt;
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <SettingsPart id="visibility" title="Visibility">
        <PromptVisibilityForm prompt={{ id, title, isPublic }} />
        {isPublic && <PublicLinks id={id} />}
      </SettingsPart>
      <SettingsPart id="duplicate" title="Duplicate">
        <DuplicateForm promptId={id} />
      </SettingsPart>
      <SettingsPart id="delete" title="Delete">
        <DeletePromptForm prompt={prompt} />
      </SettingsPart>
    </div>
  );
}
