import type { RefusalCode } from './form-state';

/** Errors that SQL functions raise: a SQLSTATE, with the reason in `details`. */
const NOT_ALLOWED = 'PT403';
const NOT_THERE = 'PT404';
const NO_USERNAME_LEFT = 'PT409';
const GONE_MEANWHILE = 'PT412';

const REFUSALS = new Map([
  ['prompts', 'prompts-quota'],
  ['text', 'text-quota'],
  ['saved_prompts', 'saved-prompts-quota'],
  ['pinned_prompts', 'pinned-prompts-quota'],
  ['collections', 'collections-quota'],
  ['collection_items', 'collection-prompts-quota'],
  ['personal_tokens', 'tokens-quota'],
  ['reports', 'reports-quota'],
  ['suggestions', 'suggestions-quota'],
  ['open-suggestions', 'open-suggestions-quota'],
  ['many-suggestions', 'many-suggestions'],
  ['closed', 'no-suggestions'],
  ['blocks', 'blocks-quota'],
  ['hidden', 'hidden'],
  ['suspended', 'suspended'],
  ['own', 'not-saved'],
] as const);

export function databaseRefusal(error: unknown) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  if (error.code === NO_USERNAME_LEFT) return 'no-username' satisfies RefusalCode;
  if (error.code === GONE_MEANWHILE) return 'changed-elsewhere' satisfies RefusalCode;
  if (error.code === NOT_THERE) return 'not-saved' satisfies RefusalCode;
  const details = 'details' in error ? error.details : null;
  return error.code === NOT_ALLOWED ? ([...REFUSALS].find(([name]) => name === details)?.[1] ?? null) : null;
}
