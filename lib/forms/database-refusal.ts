import type { RefusalCode } from './form-state';

/** What the functions of supabase/migrations raise: a SQLSTATE, and `details` that say which limit was reached. */
const QUOTA_REACHED = 'PT403';
const NO_USERNAME_LEFT = 'PT409';
const GONE_MEANWHILE = 'PT412';

const QUOTAS = new Map([
  ['prompts', 'prompts-quota'],
  ['text', 'text-quota'],
  ['saved_prompts', 'saved-prompts-quota'],
  ['pinned_prompts', 'pinned-prompts-quota'],
  ['collections', 'collections-quota'],
  ['collection_items', 'collection-prompts-quota'],
  ['personal_tokens', 'tokens-quota'],
] as const);

/** The refusal that an error of the database means; null for any other error. */
export function databaseRefusal(error: unknown) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  if (error.code === NO_USERNAME_LEFT) return 'no-username' satisfies RefusalCode;
  if (error.code === GONE_MEANWHILE) return 'changed-elsewhere' satisfies RefusalCode;
  const details = 'details' in error ? error.details : null;
  return error.code === QUOTA_REACHED ? ([...QUOTAS].find(([name]) => name === details)?.[1] ?? null) : null;
}
