import type { Refusal, RefusalCode } from '@/lib/forms/form-state';

/** The messages of an action for codes of refusals. `failed` is for codes without any other message; the others replace those of DEFAULT_MESSAGES. */
export type Messages = { failed: string } & Partial<Record<RefusalCode, string>>;

/** The messages for what moderation keeps from being published (docs/decisions/moderation.md). */
export const NOT_PUBLISHED: Partial<Messages> = {
  hidden: 'This, or something of yours with the same text, is hidden. See Decisions in your dashboard.',
  suspended: 'Your account is suspended. See Decisions in your dashboard.',
};

export const NO_CONNECTION = 'You are offline. Try again when the connection is back.';

const DEFAULT_MESSAGES: Partial<Record<RefusalCode, string>> = {
  'signed-out': 'Not authenticated',
  'no-username': 'Unable to generate unique username',
  offline: 'You are offline. What you typed stays here: send it again when the connection is back.',
  'no-connection': NO_CONNECTION,
  'site-updated': 'The site was updated since you opened this page. Copy what you wrote, reload the page and send it again.',
  'not-sent': 'This did not reach us. What you typed stays here: check your connection and send it again.',
};

export function refusalMessage(refusal: Refusal, messages: Messages): string {
  const message = messages[refusal.code];
  if (message) return message;
  if (refusal.code === 'too-many-attempts') return waitMessage(refusal.seconds);
  if ('question' in refusal) return refusal.question;
  return DEFAULT_MESSAGES[refusal.code] ?? messages.failed;
}

function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'Too many attempts. Try again in a minute.' : `Too many attempts. Try again in ${minutes} minutes.`;
}
