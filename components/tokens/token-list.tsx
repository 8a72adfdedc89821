'use client';

import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { WhenRemoved } from '@/components/forms/when-removed';
import { buttonClass } from '@/components/ui/button-class';
import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { revokeToken } from '@/lib/tokens/actions';
import type { PersonalToken } from '@/lib/tokens/token';

const MESSAGES = { failed: 'The token could not be revoked. Try again in a minute.' };

/** `now` is the time of the request, so that the server and the browser show the same tokens as expired. */
export function TokenList({ tokens, now }: { tokens: PersonalToken[]; now: number }) {
  return (
    <ul className="w-full">
      {tokens.map((token) => (
        <li key={token.id} className="grid gap-3 border-b border-rule py-4 md:flex md:items-center md:justify-between">
          <TokenFacts token={token} isExpired={token.expiresAt !== null && Date.parse(token.expiresAt) <= now} />
          <ActionForm action={revokeToken} fields={{ id: token.id }} messages={MESSAGES} className="grid gap-2">
            <WhenRemoved message={`“${token.name}” was revoked.`} />
            <SubmitButton
              className={`${buttonClass({ size: 'small' })} justify-self-start`}
              pendingLabel="Revoking…"
              aria-label={`Revoke: ${token.name}`}
            >
              Revoke
            </SubmitButton>
          </ActionForm>
        </li>
      ))}
    </ul>
  );
}

function TokenFacts({ token, isExpired }: { token: PersonalToken; isExpired: boolean }) {
  const { name, scope, createdAt, expiresAt, lastUsedOn, newNetworkAt } = token;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="font-semibold wrap-anywhere" dir="auto">
        {name}
      </p>
      <Dotted className="text-meta text-ink-3">
        <span>{scope === 'read' ? 'Can read' : 'Can read and change'}</span>
        <span className="num">
          Created <Day iso={createdAt} />
        </span>
        <span className="num">{expiresAt === null ? 'Never expires' : <Expiry at={expiresAt} isExpired={isExpired} />}</span>
        <span className="num">
          {lastUsedOn === null ? (
            'Not used yet'
          ) : (
            <>
              Last used <Day iso={lastUsedOn} />
            </>
          )}
        </span>
      </Dotted>
      {newNetworkAt !== null && (
        <p className="text-meta">
          Used from a new network on <Day iso={newNetworkAt} />. If that was not you, revoke it.
        </p>
      )}
    </div>
  );
}

function Expiry({ at, isExpired }: { at: string; isExpired: boolean }) {
  return (
    <>
      {isExpired ? 'Expired' : 'Expires'} <Day iso={at} />
    </>
  );
}
