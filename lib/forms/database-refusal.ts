import type { RefusalCode } from './form-state';

// Error codes (SQLSTATE) that functions of the database raise.
const NOT_ALLOWED = 'PT403';
const NOT_FOUND = 'PT404';
const NO_USERNAME_LEFT = 'PT409';
const CHANGED_ELSEWHERE = 'PT412';

/** Refusal codes by the `details` of an error with the code NOT_ALLOWED. */
const REFUSALS = new Map([
  ['prompts', 'prompts-quota'],
  ['text', 'text-quota'],
  ['saved_prompts', 'saved-prompts-quota'],
  ['pinned_prompts', 'pinned-prompts-quota'],
  ['collections', 'collections-quota'],
  ['tags', 'tags-quota'],
  ['collection_items', 'collection-prompts-quota'],
  ['personal_tokens', 'tokens-quota'],
  ['reports', 'reports-quota'],
  ['suggestions', 'suggestions-quota'],
  ['open-suggestions', 'open-suggestions-quota'],
  ['many-suggestions', 'many-suggestions'],
  ['closed', 'no-suggestions'],
  ['blocks', 'blocks-quota'],
  ['follows', 'follows-quota'],
  ['hidden', 'hidden'],
  ['suspended', 'suspended'],
  ['own', 'not-saved'],
] as const);

/** Why the database refused a change; null for any other error. */
export function databaseRefusal(error: unknown) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  if (error.code === NO_USERNAME_LEFT) return 'no-username' satisfies RefusalCode;
  if (error.code === CHANGED_ELSEWHERE) return 'changed-elsewhere' satisfies RefusalCode;
  if (error.code === NOT_FOUND) return 'not-saved' satisfies RefusalCode;
  const details = 'details' in error ? error.details : null;
  return error.code === NOT_ALLOWED ? ([...REFUSALS].find(([name]) => name === details)?.[1] ?? null) : null;
}
