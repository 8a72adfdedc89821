import { QUOTAS } from './limits';

/** The code of the database for a full quota, and the message for each of its `details`. */
const QUOTA_REACHED = 'PT403';
const MESSAGES = new Map([
  [
    'prompts',
    `You have reached the limit of ${QUOTAS.prompts.toLocaleString('en')} prompts. What you wrote stays here: delete one that you no longer need in another tab, then send this again.`,
  ],
  [
    'text',
    `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. What you wrote stays here: delete or shorten others in another tab, then send this again.`,
  ],
  [
    'saved_prompts',
    `You have reached the limit of ${QUOTAS.savedPrompts.toLocaleString('en')} saved prompts. Remove one that you no longer need, then save this one.`,
  ],
]);

/** The message for a quota error of the database; null for any other error. */
export function quotaMessage(error: { code: string; details: string } | null): string | null {
  return error?.code === QUOTA_REACHED ? (MESSAGES.get(error.details) ?? null) : null;
}
