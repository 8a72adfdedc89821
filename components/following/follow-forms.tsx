'use client';

import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { WhenRemoved } from '@/components/forms/when-removed';
import { NewSecret } from '@/components/tokens/new-secret';
import { buttonClass } from '@/components/ui/button-class';
import { FOLLOWS } from '@/lib/account-limits';
import { endDailyMail, endFeed, follow, makeFeed, startDailyMail, unfollow } from '@/lib/following/actions';
import type { Followable } from '@/lib/following/queries';

const MESSAGES = {
  failed: 'This could not be changed. Try again in a minute.',
  'follows-quota': `You follow ${FOLLOWS.most} people and categories, which is the limit. Unfollow one first.`,
};

export function FollowForm({ author, category, name }: Followable) {
  const fields = { author: author ?? undefined, category: category ?? undefined };
  return (
    <ActionForm action={follow} fields={fields} messages={MESSAGES} className="grid justify-items-start gap-2 pb-8">
      <SubmitButton className={buttonClass({ variant: 'primary' })} pendingLabel="Following…">
        {`Follow ${name}`}
      </SubmitButton>
    </ActionForm>
  );
}

export function UnfollowForm({ id, name }: { id: string; name: string }) {
  return (
    <ActionForm action={unfollow} fields={{ id }} messages={MESSAGES} className="grid gap-2">
      <WhenRemoved message={`You no longer follow ${name}.`} />
      <SubmitButton className={buttonClass({ size: 'small' })} aria-label={`Unfollow ${name}`}>
        Unfollow
      </SubmitButton>
    </ActionForm>
  );
}

export function FeedForms({ hasFeed }: { hasFeed: boolean }) {
  return (
    <div className="grid w-full max-w-[720px] gap-3">
      <ActionForm action={makeFeed} messages={MESSAGES} className="grid gap-3">
        {hasFeed && <NewSecret text="Copy the address of your feed now. It will not be shown again." copyLabel="Copy address" />}
        <SubmitButton className={`${buttonClass()} justify-self-start`} pendingLabel="Creating…">
          {hasFeed ? 'Create New Address' : 'Create Address'}
        </SubmitButton>
      </ActionForm>
      {hasFeed && (
        <ActionForm action={endFeed} messages={MESSAGES} className="grid gap-3">
          <WhenRemoved message="The address of your feed was revoked." />
          <SubmitButton className={`${buttonClass()} justify-self-start`} pendingLabel="Revoking…">
            Revoke Address
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  );
}

export function DailyMailForm({ isOn }: { isOn: boolean }) {
  return (
    // By another `key` React removes the form once its action is done, so that WhenRemoved shows its message.
    <ActionForm action={isOn ? endDailyMail : startDailyMail} key={String(isOn)} messages={MESSAGES} className="grid gap-3">
      <WhenRemoved message={isOn ? 'You get no daily email any more.' : 'You get one email a day, if there is anything new.'} />
      <SubmitButton className={`${buttonClass()} justify-self-start`}>{isOn ? 'Stop Daily Email' : 'Email Me Once a Day'}</SubmitButton>
    </ActionForm>
  );
}
