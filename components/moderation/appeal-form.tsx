'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { MODERATION } from '@/lib/account-limits';
import { appealDecision } from '@/lib/moderation/actions';
import type { ModerationTarget } from '@/lib/moderation/target';
import { TargetFields } from './target-fields';

const MESSAGES = {
  failed: 'This could not be sent. Try again in a minute.',
  'not-saved': 'You have already asked, or it is no longer hidden. Reload the page.',
};

export function AppealForm({ target, title }: { target: ModerationTarget; title: string }) {
  return (
    <ActionForm action={appealDecision} className="grid w-full max-w-[720px] gap-3">
      <FormNotice messages={MESSAGES} />
      <TargetFields {...target} />
      <TextField
        multiline
        name="appeal"
        label="Ask for another look"
        hint="You can ask once. Say why it should be public, or what you changed. If a moderator agrees, it is shown again as it is when you ask."
        rows={3}
        maxLength={MODERATION.note.max}
        dir="auto"
        required
      />
      <SubmitButton
        className={`${buttonClass({ size: 'small' })} justify-self-start`}
        pendingLabel="Sending…"
        name={`Ask for another look: ${title}`}
      >
        Ask
      </SubmitButton>
    </ActionForm>
  );
}
