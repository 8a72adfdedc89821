import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { HiddenNote } from '@/components/moderation/hidden-note';
import { buttonClass } from '@/components/ui/button-class';
import { SettingsPart } from '@/components/ui/settings-part';
import { accountPaths } from '@/lib/account-paths';
import { DELETED_DAYS } from '@/lib/limits';
import { deletePrompt, duplicatePrompt } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { FormatFiles } from './format-files';
import { PromptVisibilityForm } from './prompt-visibility';
import { PublicLinks } from './public-links';
import { COPY_MESSAGES, DELETE_MESSAGES } from './user-prompt-messages';

const FORM = 'grid justify-items-start gap-3';

/** Below a prompt's text, for its owner: who sees it, a copy to change, files of it, and deleting it. */
export function OwnerSettings({ prompt }: { prompt: UserPrompt }) {
  const { id, title, isPublic, hiddenAt } = prompt;
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <SettingsPart id="visibility" title="Visibility">
        {hiddenAt ? <HiddenNote /> : <PromptVisibilityForm prompt={{ id, title, isPublic }} />}
        {isPublic && <PublicLinks id={id} />}
      </SettingsPart>
      <SettingsPart id="duplicate" title="Duplicate">
        <ActionForm action={duplicatePrompt} className={FORM}>
          <FormNotice messages={COPY_MESSAGES} />
          <p className="text-ui text-ink-2">Make a private copy to change, while this one stays as it is.</p>
          <input type="hidden" name="id" value={id} />
          <SubmitButton className={buttonClass()} pendingLabel="Copying…">
            Duplicate
          </SubmitButton>
        </ActionForm>
      </SettingsPart>
      <SettingsPart id="export" title="Export">
        <p className="text-ui text-ink-2">Download this prompt as a file for another tool, with blanks as that tool writes them.</p>
        <FormatFiles summary="Choose a format" href={(format) => accountPaths.promptsFile(format, new URLSearchParams({ id }))} />
      </SettingsPart>
      <SettingsPart id="delete" title="Delete">
        <ActionForm action={deletePrompt} className={FORM}>
          <FormNotice messages={DELETE_MESSAGES} />
          <p className="text-ui text-ink-2">It stays under Deleted for {DELETED_DAYS} days, and can be restored there.</p>
          <input type="hidden" name="id" value={id} />
          <SubmitButton className={buttonClass()} pendingLabel="Deleting…">
            Delete
          </SubmitButton>
        </ActionForm>
      </SettingsPart>
    </div>
  );
}
