'use client';

import { ActionForm, useForm } from '@/components/forms/action-form';
import { FormError } from '@/components/forms/form-error';
import { NoteField } from '@/components/forms/note-field';
import { Options } from '@/components/forms/options';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { MODERATION } from '@/lib/account-limits';
import { fieldError } from '@/lib/forms/form-state';
import { appealDecision, decide, liftSuspension, reportItem, suspendAccount } from '@/lib/moderation/actions';
import { REASON_LABELS, REASONS } from '@/lib/moderation/reasons';
import type { ModerationTarget } from '@/lib/moderation/target';
import { plural } from '@/lib/text/plural';

const FORM = 'grid w-full max-w-[720px] gap-5';
const PRIMARY = buttonClass({ variant: 'primary', className: 'justify-self-start' });
const PLAIN = buttonClass({ className: 'justify-self-start' });

const REPORT_MESSAGES = {
  failed: 'The report could not be sent. Try again in a minute.',
  'not-saved': 'This is no longer public, or it is yours.',
  'reports-quota': `You have reported ${MODERATION.reportsInDay} things in a day, which is the limit. You can report more tomorrow.`,
};

export function ReportForm({ target }: { target: ModerationTarget }) {
  return (
    <ActionForm action={reportItem} fields={target} messages={REPORT_MESSAGES} className={FORM}>
      <ReasonField />
      <NoteField
        max={MODERATION.note.max}
        name="note"
        label="Note"
        aside="optional"
        hint="What should a moderator look at? The author sees neither this note nor who sent it."
        rows={4}
      />
      <SubmitButton className={PRIMARY} pendingLabel="Sending…">
        Send Report
      </SubmitButton>
    </ActionForm>
  );
}

function ReasonField({ chosen = '' }: { chosen?: string }) {
  return (
    <SelectField name="reason" label="Reason" defaultValue={chosen}>
      <option value="">Choose a reason</option>
      <Options of={REASONS.map((reason) => [reason, REASON_LABELS[reason]])} />
    </SelectField>
  );
}

const APPEAL_MESSAGES = {
  failed: 'This could not be sent. Try again in a minute.',
  'not-saved': 'You have already asked, or it is no longer hidden. Reload the page.',
};

export function AppealForm({ target, title }: { target: ModerationTarget; title: string }) {
  return (
    <ActionForm action={appealDecision} fields={target} messages={APPEAL_MESSAGES} className="grid w-full max-w-[720px] gap-3">
      <NoteField
        max={MODERATION.note.max}
        name="appeal"
        label="Ask for another look"
        hint="You can ask once. Say why it should be public, or what you changed. If a moderator agrees, it is shown again as it is when you ask."
        rows={3}
        required
      />
      <SubmitButton
        className={buttonClass({ size: 'small', className: 'justify-self-start' })}
        pendingLabel="Sending…"
        aria-label={`Ask for another look: ${title}`}
      >
        Ask
      </SubmitButton>
    </ActionForm>
  );
}

const DECISION_MESSAGES = {
  failed: 'The decision could not be saved. Try again in a minute.',
  'changed-elsewhere': 'Since you opened this page, somebody else has changed or decided it. Reload the page and look again.',
  'not-saved': 'It is gone, private or your own, so there is nothing to decide.',
};

/** The decisions of a moderator. Their shortcuts and values are also in the KEYS of app/dashboard/moderation/[kind]/[id]/page.tsx. */
const DECISIONS = [
  { value: 'keep', label: 'Keep', shortcut: 'o', text: 'Keep it public, or show it again, and dismiss its reports.' },
  {
    value: 'hide',
    label: 'Hide',
    shortcut: 'h',
    text: 'Only its author can see it and, if they have not asked yet, ask for another look once.',
  },
  {
    value: 'remove',
    label: 'Remove',
    shortcut: 'r',
    text: 'It is permanently deleted. A profile loses its text and names instead, and what its owner published becomes private.',
  },
] as const;

export function DecisionForm({ target, version, reason }: { target: ModerationTarget; version: string; reason: string }) {
  return (
    <ActionForm action={decide} fields={{ ...target, seen: version }} messages={DECISION_MESSAGES} className={FORM}>
      <DecisionField />
      <ReasonField chosen={reason} />
      <NoteField max={MODERATION.note.max} name="message" label="Message to the author" aside="optional" rows={3} />
      <SubmitButton className={PRIMARY} pendingLabel="Saving…">
        Decide
      </SubmitButton>
    </ActionForm>
  );
}

function DecisionField() {
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
            <span className="font-semibold">{label}</span> <kbd>{shortcut}</kbd>
            <span className="block text-ui text-ink-2">{text}</span>
          </span>
        </label>
      ))}
      {error && <FormError>{error}</FormError>}
    </fieldset>
  );
}

const SUSPENSION_MESSAGES = {
  failed: 'This could not be saved. Try again in a minute.',
  'not-saved': 'There is no such account, or it is yours.',
};

export function SuspendForm({ id, username, reason }: { id: string; username: string; reason: string }) {
  return (
    <ActionForm action={suspendAccount} fields={{ id }} messages={SUSPENSION_MESSAGES} id="suspend-form" className={FORM}>
      <div className="grid gap-5 md:grid-cols-2">
        <ReasonField chosen={reason} />
        <SelectField name="ends" label="Suspend for" defaultValue={7}>
          <Options of={MODERATION.suspensionDays.map((days) => [days, plural(days, 'day')])} />
          <option value="never">Until it is lifted</option>
        </SelectField>
      </div>
      <NoteField max={MODERATION.note.max} name="message" label="Message to the account" aside="optional" rows={2} />
      <SubmitButton className={PLAIN} pendingLabel="Suspending…" aria-label={`Suspend @${username}`}>
        Suspend
      </SubmitButton>
    </ActionForm>
  );
}

export function LiftSuspensionForm({ id, username }: { id: string; username: string }) {
  return (
    <ActionForm action={liftSuspension} fields={{ id }} messages={SUSPENSION_MESSAGES} className="grid gap-2">
      <SubmitButton className={PLAIN} pendingLabel="Lifting…" aria-label={`Lift the suspension of @${username}`}>
        Lift
      </SubmitButton>
    </ActionForm>
  );
}
