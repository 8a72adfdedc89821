import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { SUGGESTIONS } from '../account-limits';
import { type Page, pageOf, rangeOf } from '../lists/paging';
import { findWholePrompt } from '../my-prompts/find-prompts';
import { findLibraryPrompt } from '../prompts/library';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import {
  ANSWER_SELECT,
  type Answer,
  type ShownSuggestions,
  SUGGESTION_SELECT,
  type Suggestion,
  type SuggestionSummary,
} from './suggestion';

/** A library prompt or a public one, to suggest a change of it; null if it is deleted or private. */
export async function findSuggestible(promptId: string, user: Account) {
  const library = findLibraryPrompt(promptId);
  if (library) return { title: library.title, text: library.promptText, isOwn: false, isClosed: false, isLibrary: true };
  const prompt = await findWholePrompt(promptId, user);
  if (!prompt?.isPublic) return null;
  const { title, content: text, ownerId, suggestions } = prompt;
  return { title, text, isOwn: ownerId === user.id, isClosed: suggestions === 'closed', isLibrary: false };
}

/**
 * A page of suggestions, open ones first, then the last decided. Without `show`: all that the user received or sent, and for a keeper all that the
 * library received.
 */
export async function suggestionsOf(
  user: Account,
  show: ShownSuggestions | undefined,
  page: number,
  size: number = SUGGESTIONS.page,
): Promise<Page<SuggestionSummary>> {
  const client = await sessionClient();
  const all = client.from('suggestions').select(SUGGESTION_SELECT.summary, { count: 'exact' });
  const mine = { received: `author_id.eq.${user.id}`, sent: `suggester_id.eq.${user.id}`, library: 'author_id.is.null' };
  const both = `${mine.received},${mine.sent}`;
  const filtered = all.or(show ? mine[show] : (await isKeeper(user)) ? `${both},${mine.library}` : both);
  const openFirst = filtered.order('decided_at', { ascending: false, nullsFirst: true });
  const ordered = openFirst.order('created_at', { ascending: false }).order('id');
  const answer = await ordered.range(...rangeOf(page, size));
  // The database answers a page beyond the last row with an error.
  const rows = answer.error?.code === 'PGRST103' ? [] : dataOf(answer);
  return pageOf(rows, page, answer.count ?? 0, size);
}

export async function findSuggestion(id: string): Promise<Suggestion | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  return dataOf(await client.from('suggestions').select(SUGGESTION_SELECT.whole).eq('id', id).maybeSingle());
}

export async function answersOf(suggestionId: string): Promise<Answer[]> {
  const client = await sessionClient();
  const answers = client.from('suggestion_answers').select(ANSWER_SELECT).eq('suggestion_id', suggestionId);
  return dataOf(await answers.order('created_at').order('id').limit(SUGGESTIONS.answers));
}

/** Current text of the prompt that a suggestion is about; null if the user cannot read it. `version`: that of the prompt for its author, or null. */
export async function promptOf({ promptId, authorId }: Pick<Suggestion, 'promptId' | 'authorId'>, user: Account) {
  const library = findLibraryPrompt(promptId);
  if (library) return { text: library.promptText, version: null };
  const prompt = await findWholePrompt(promptId, user);
  return prompt && { text: prompt.content, version: authorId === user.id ? prompt.updatedAt : null };
}

export const isKeeper = cache(async (user: Account): Promise<boolean> => {
  const client = await sessionClient();
  return dataOf(await client.from('keepers').select('user_id').eq('user_id', user.id)).length > 0;
});

export async function blockedPeople(user: Account) {
  const client = await sessionClient();
  const rows = client
    .from('blocks')
    .select('id:blocked_id, at:created_at, person:user_profiles!blocks_blocked_fkey(username, displayName:display_name)');
  return dataOf(await rows.eq('blocker_id', user.id).order('created_at', { ascending: false }).limit(SUGGESTIONS.blocks));
}

export async function markDecisionsSeen(): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.rpc('see_decisions'));
}
