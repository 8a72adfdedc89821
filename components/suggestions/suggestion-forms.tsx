'use client';

import { ActionForm } from '@/components/forms/action-form';
import { ExpandingQuestion } from '@/components/forms/ask-first';
import { showBanner } from '@/components/forms/banner';
import { NoteField } from '@/components/forms/note-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { WhenRemoved } from '@/components/forms/when-removed';
import { buttonClass } from '@/components/ui/button-class';
import { SUGGESTIONS } from '@/lib/account-limits';
import { answer, blockPerson, decline, suggest, take, unblockPerson, withdraw } from '@/lib/suggestions/actions';
import { ChangedTextField } from './changed-text-field';
import { ANSWER_MESSAGES, BLOCK_MESSAGES, DECIDE_MESSAGES, SUGGEST_MESSAGES, WITHDRAW_MESSAGES } from './suggestion-messages';

const WIDE = 'grid w-full max-w-[720px] gap-5';
const SMALL = 'grid w-full max-w-[720px] justify-items-start gap-3 *:w-full';
const PRIMARY = buttonClass({ variant: 'primary', className: 'justify-self-start' });
const PLAIN = buttonClass({ className: 'w-auto! justify-self-start' });

type SuggestProps = {
  promptId: string;
  /** The hash of the prompt's current text. */
  base: string;
  /** The prompt's current text; null if it is too short or too long to be edited. */
  promptText: string | null;
};

export function SuggestForm({ promptId, base, promptText }: SuggestProps) {
  return (
    <ActionForm
      action={suggest}
      className={WIDE}
      onLeave={() => showBanner('Your suggestion was sent.')}
      fields={{ prompt: promptId, base }}
      messages={SUGGEST_MESSAGES}
    >
      <NoteField
        name="note"
        label="Note"
        hint="What went wrong, and what were you using it for? What would be better?"
        rows={4}
        max={SUGGESTIONS.note.max}
        required
      />
      {promptText !== null && <ChangedTextField original={promptText} />}
      <SubmitButton className={PRIMARY} pendingLabel="Sending…">
        Send Suggestion
      </SubmitButton>
    </ActionForm>
  );
}

type TakeProps = {
  id: string;
  /** The version of the prompt that is shown; null if the prompt is not the user's own. */
  seen: string | null;
  promptText: string;
  /** The suggested text; null if only a note was sent. */
  suggested: string | null;
  canEdit: boolean;
};

export function TakeForm({ id, seen, promptText, suggested, canEdit }: TakeProps) {
  return (
    <ActionForm
      action={take}
      className={WIDE}
      onLeave={() => showBanner('Taken, with credit.')}
      fields={{ id, seen: seen ?? undefined }}
      messages={DECIDE_MESSAGES}
    >
      {canEdit && (
        <details open={suggested === null}>
          <summary className="w-fit cursor-pointer py-1 font-medium underline decoration-rule-field underline-offset-[0.25em] touch:py-3">
            Change the text first
          </summary>
          <div className="pt-3">
            <ChangedTextField original={promptText} initial={suggested ?? promptText} />
          </div>
        </details>
      )}
      <SubmitButton className={PRIMARY} pendingLabel="Taking…">
        Take
      </SubmitButton>
    </ActionForm>
  );
}

export function DeclineForm({ id }: { id: string }) {
  return (
    <ActionForm action={decline} className={SMALL} onLeave={() => showBanner('Declined.')} fields={{ id }} messages={DECIDE_MESSAGES}>
      <NoteField
        name="answer"
        label="Why not"
        aside="optional"
        hint="A few words to the person who suggested it."
        rows={2}
        max={SUGGESTIONS.note.max}
      />
      <SubmitButton className={PLAIN} pendingLabel="Declining…">
        Decline
      </SubmitButton>
    </ActionForm>
  );
}

export function WithdrawForm({ id }: { id: string }) {
  return (
    <ActionForm action={withdraw} className={SMALL} onLeave={() => showBanner('Withdrawn.')} fields={{ id }} messages={WITHDRAW_MESSAGES}>
      <SubmitButton className={PLAIN} pendingLabel="Withdrawing…">
        Withdraw
      </SubmitButton>
    </ActionForm>
  );
}

export function AnswerForm({ id }: { id: string }) {
  return (
    <ActionForm action={answer} className={SMALL} onDone={() => showBanner('Answer sent.')} fields={{ id }} messages={ANSWER_MESSAGES}>
      <NoteField name="text" label="Answer" rows={3} max={SUGGESTIONS.note.max} required />
      <SubmitButton className={PLAIN} pendingLabel="Sending…">
        Send Answer
      </SubmitButton>
    </ActionForm>
  );
}

export function BlockForm({ person, name, isBlocked }: { person: string; name: string; isBlocked: boolean }) {
  const form = (
    <ActionForm action={isBlocked ? unblockPerson : blockPerson} className={SMALL} fields={{ person }} messages={BLOCK_MESSAGES}>
      {isBlocked && <WhenRemoved message={`You no longer block ${name}.`} />}
      <SubmitButton className={PLAIN} aria-label={isBlocked ? `Unblock ${name}` : `Block ${name}`}>
        {isBlocked ? 'Unblock' : 'Block'}
      </SubmitButton>
    </ActionForm>
  );
  if (isBlocked) return form;
  const question = `${name} can no longer suggest changes to your prompts. Their open suggestions are declined, and their copies are no longer shown on your prompts. They are not told that you blocked them.`;
  return (
    <ExpandingQuestion button={`Block ${name}…`} question={question}>
      {form}
    </ExpandingQuestion>
  );
}
