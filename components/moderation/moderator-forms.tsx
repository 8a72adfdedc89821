'use client';

import { ActionForm, useForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/forms/field-error';
import { FormNotice } from '@/components/forms/form-notice';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { keyClass } from '@/components/ui/key-class';
import { MODERATION } from '@/lib/account-limits';
import { fieldError } from '@/lib/forms/form-state';
import { decide, liftSuspension, suspendAccount } from '@/lib/moderation/actions';
import type { ModerationTarget } from '@/lib/moderation/target';
import { plural } from '@/lib/text/plural';
import { ReasonField } from './reason-field';
import { TargetFields } from './target-fields';

const MESSAGES = {
  failed: 'The decision could not be saved. Try again in a minute.',
  'changed-elsewhere': 'Since you opened this page, somebody else has changed or decided it. Reload the page and look again.',
  'not-saved': 'It is gone, private or your own, so there is nothing to decide.',
};

const DECISIONS = [
  {
    value: 'keep',
    label: 'Keep',
    shortcut: 'o',
    text: 'Keep it public, or show it again, and dismiss its reports.',
  },
  { value: 'hide', label: 'Hide', shortcut: 'h', text: 'Only its author can see it. They can change it, and ask for another look once.' },
  { value: 'remove', label: 'Remove', shortcut: 'r', text: 'It is permanently deleted.' },
] as const;

type Props = { target: ModerationTarget; version: string; reason: string };

export function DecisionForm({ target, version, reason }: Props) {
  return (
    <ActionForm action={decide} className="grid w-full max-w-[720px] gap-5">
      <FormNotice messages={MESSAGES} />
      <TargetFields {...target} />
      <input type="hidden" name="seen" value={version} />
      <Decisions />
      <ReasonField chosen={reason} />
      <TextField
        multiline
        name="message"
        label="Message to the author"
        aside="optional"
        rows={3}
        maxLength={MODERATION.note.max}
        dir="auto"
      />
      <SubmitButton className={`${buttonClass({ variant: 'primary' })} justify-self-start`} pendingLabel="Saving…">
        Decide
      </SubmitButton>
    </ActionForm>
  );
}

function Decisions() {
  const { state } = useForm();
  const error = fieldError(state, 'decision');
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-ui font-semibold">Decision</legend>
      {DECISIONS.map(({ value, label, shortcut, text }) => (
        <label key={value} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <input
            type="radio"
            name="decision"
            className="mt-1 size-5 accent-ink"
            value={value}
            defaultChecked={state.values?.decision === value}
            aria-keyshortcuts={shortcut}
            aria-invalid={error ? true : undefined}
          />
          <span>
            <span className="font-semibold">{label}</span> <kbd className={keyClass}>{shortcut}</kbd>
            <span className="block text-ui text-ink-2">{text}</span>
          </span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

const SUSPENSION_MESSAGES = {
  failed: 'This could not be saved. Try again in a minute.',
  'not-saved': 'There is no such account, or it is yours.',
};

export function SuspendForm({ id, username, reason }: { id: string; username: string; reason: string }) {
  return (
    <ActionForm action={suspendAccount} id="suspend-form" className="grid w-full max-w-[720px] gap-5">
      <FormNotice messages={SUSPENSION_MESSAGES} />
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-5 md:grid-cols-2">
        <ReasonField chosen={reason} />
        <SelectField name="ends" label="Suspend for" defaultValue={7}>
          {MODERATION.suspensionDays.map((days) => (
            <option key={days} value={days}>
              {plural(days, 'day')}
            </option>
          ))}
          <option value="never">Until it is lifted</option>
        </SelectField>
      </div>
      <TextField
        multiline
        name="message"
        label="Message to the account"
        aside="optional"
        rows={2}
        maxLength={MODERATION.note.max}
        dir="auto"
      />
      <SubmitButton className={`${buttonClass()} justify-self-start`} pendingLabel="Suspending…" name={`Suspend @${username}`}>
        Suspend
      </SubmitButton>
    </ActionForm>
  );
}

export function LiftForm({ id, username }: { id: string; username: string }) {
  return (
    <ActionForm action={liftSuspension} className="grid gap-2">
      <FormNotice messages={SUSPENSION_MESSAGES} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton className={`${buttonClass()} justify-self-start`} pendingLabel="Lifting…" name={`Lift the suspension of @${username}`}>
        Lift
      </SubmitButton>
    </ActionForm>
  );
}
