import type { ReactNode } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { Messages } from '@/components/forms/refusal-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { HiddenNote } from '@/components/moderation/hidden-note';
import { buttonClass } from '@/components/ui/button-class';
import { SettingsPart } from '@/components/ui/settings-part';
import { VisibilityForm } from '@/components/visibility/visibility-controls';
import { accountPaths } from '@/lib/account-paths';
import { DELETED_DAYS } from '@/lib/limits';
import { deletePrompt, duplicatePrompt } from '@/lib/my-prompts/actions';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import { FormatFiles } from './format-files';
import { PublicLinks } from './public-links';
import { DELETE_MESSAGES, MAKE_MINE_MESSAGES } from './user-prompt-messages';

export function OwnerSettings({ prompt, suggestionSetting }: { prompt: UserPrompt; suggestionSetting: ReactNode }) {
  const { id, title, isPublic, hiddenAt } = prompt;
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <SettingsPart id="visibility" title="Visibility">
        {hiddenAt ? <HiddenNote /> : <VisibilityForm item={{ id, title, isPublic }} kind="prompt" />}
        {isPublic && <PublicLinks id={id} />}
        {isPublic && suggestionSetting}
      </SettingsPart>
      <div className="border-b border-rule">
        <OwnerAction id="duplicate" title="Duplicate" text="A private copy to change, while this one stays as it is.">
          <OwnerForm action={duplicatePrompt} id={id} messages={MAKE_MINE_MESSAGES} label="Duplicate" pendingLabel="Copying…" />
        </OwnerAction>
        <OwnerAction id="export" title="Export" text="A file for another tool, with blanks as that tool writes them.">
          <FormatFiles summary="Choose a format" href={(format) => accountPaths.promptsFile(format, new URLSearchParams({ id }))} />
        </OwnerAction>
        <OwnerAction id="delete" title="Delete" text={`It stays under Deleted for ${DELETED_DAYS} days, and can be restored there.`}>
          <OwnerForm action={deletePrompt} id={id} messages={DELETE_MESSAGES} label="Delete" pendingLabel="Deleting…" />
        </OwnerAction>
      </div>
    </div>
  );
}

function OwnerAction({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3" aria-labelledby={id}>
      <div className="min-w-0">
        <h2 className="text-ui font-semibold" id={id}>
          {title}
        </h2>
        <p className="text-ui text-ink-2">{text}</p>
      </div>
      <div className="has-[details[open]]:w-full">{children}</div>
    </section>
  );
}

type FormProps = { action: typeof deletePrompt; id: string; messages: Messages; label: string; pendingLabel: string };

function OwnerForm({ action, id, messages, label, pendingLabel }: FormProps) {
  return (
    <ActionForm action={action} fields={{ id }} messages={messages} className="grid gap-2">
      <SubmitButton className={buttonClass()} pendingLabel={pendingLabel}>
        {label}
      </SubmitButton>
    </ActionForm>
  );
}
