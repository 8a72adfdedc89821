import type { Database } from './database.types';

/** Database functions that change nothing, although they are called by POST. A test compares the list with the database. */
export const READING_FUNCTIONS: ReadonlySet<string> = new Set<keyof Database['public']['Functions']>([
  'collection_prompts',
  'count_collection_prompts',
  'count_public_matches',
  'feed_contents',
  'followed_prompts',
  'import_doubles',
  'is_moderator',
  'library_saves',
  'moderation_item',
  'moderation_queue',
  'newest_collections',
  'often_missed_searches',
  'own_collections',
  'own_counts',
  'own_prompt_categories',
  'own_prompt_tags',
  'own_saved_prompts',
  'own_titles',
  'prompt_copies',
  'prompt_suggestions',
  'recent_prompts',
  'search_own_prompts',
  'search_own_titles',
  'search_people',
  'search_public_prompts',
  'username_available',
]);

/** True if a request does no harm when it arrives twice, because it only reads or has an idempotency key. */
export function mayBeRepeated(url: string, { method = 'GET', headers }: RequestInit = {}): boolean {
  if (/^(GET|HEAD)$/i.test(method) || new Headers(headers).has('idempotency-key')) return true;
  const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(new URL(url).pathname) ?? [];
  return READING_FUNCTIONS.has(name);
}

/** Error codes of undici and Node for a connection that was closed while a request was sent. */
const CLOSED: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export function wasClosed(err: unknown): boolean {
  const cause = err instanceof Error ? err.cause : undefined;
  return cause instanceof Error && 'code' in cause && CLOSED.has(cause.code);
}
