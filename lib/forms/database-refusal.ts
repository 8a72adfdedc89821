import type { SimpleRefusalCode } from './form-state';

/** Refusal codes by the error codes (SQLSTATE) that functions of the database raise. */
const BY_ERROR_CODE = new Map<unknown, SimpleRefusalCode>([
  ['PT404', 'not-saved'],
  ['PT409', 'no-username'],
  ['PT412', 'changed-elsewhere'],
]);

/** Refusal codes by the `details` of an error with the code PT403. */
const BY_DETAILS = new Map<unknown, SimpleRefusalCode>([
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
]);

/** Returns the code of the refusal that an error of the database is; null for any other error. */
export function databaseRefusal(error: unknown): SimpleRefusalCode | null {
  const { code, details }: { code?: unknown; details?: unknown } = Object(error);
  return (code === 'PT403' ? BY_DETAILS.get(details) : BY_ERROR_CODE.get(code)) ?? null;
}
