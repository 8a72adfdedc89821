import 'server-only';
import { cache } from 'react';
import type { Account } from '../auth/account';
import { QUOTAS } from '../limits';
import { type Page, pageOf, rangeOf } from '../paging';
import { findPrompt } from '../prompts/library';
import type { Prompt } from '../prompts/prompt';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { publicPromptsAmong } from '../user-prompts/queries';
import { type CountedPromptPreview, isUserPromptId } from '../user-prompts/user-prompt';

/** Something that was saved: a prompt of the library, one of the community, or one that is gone or private again. */
export type SavedPrompt = { promptId: string } & (
  | { kind: 'library'; prompt: Prompt }
  | { kind: 'shared'; prompt: CountedPromptPreview }
  | { kind: 'gone' }
);

/** As many rows as a Supabase project answers with at once (max_rows in supabase/config.toml). */
const ROWS_AT_ONCE = 1000;

/** All slugs and ids somebody saved, newest first. */
export async function savedIds(user: Account): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < QUOTAS.savedPrompts; from += ROWS_AT_ONCE) {
    const some = await selectIds(user, from, from + ROWS_AT_ONCE - 1);
    ids.push(...some);
    if (some.length < ROWS_AT_ONCE) break;
  }
  return ids;
}

async function selectIds(user: Account, from: number, to: number): Promise<string[]> {
  const client = await sessionClient();
  const saved = client.from('saved_prompts').select('prompt_id').eq('user_id', user.id);
  const rows = dataOf(await saved.order('created_at', { ascending: false }).order('prompt_id').range(from, to));
  return rows.map(({ prompt_id }) => prompt_id);
}

/** How many prompts somebody saved. */
export const countSaved = cache(async (user: Account): Promise<number> => {
  const client = await sessionClient();
  const answer = await client.from('saved_prompts').select('prompt_id', { count: 'exact', head: true }).eq('user_id', user.id);
  dataOf(answer);
  return answer.count ?? 0;
});

/** A page of what somebody saved, newest first. */
export async function savedPrompts(user: Account, page: number): Promise<Page<SavedPrompt>> {
  const [ids, total] = await Promise.all([selectIds(user, ...rangeOf(page)), countSaved(user)]);
  const shared = new Map((await publicPromptsAmong(ids.filter(isUserPromptId))).map((prompt) => [prompt.id, prompt]));
  const rows = ids.map((promptId): SavedPrompt => {
    const prompt = findPrompt(promptId);
    if (prompt) return { promptId, kind: 'library', prompt };
    const other = shared.get(promptId);
    return other ? { promptId, kind: 'shared', prompt: other } : { promptId, kind: 'gone' };
  });
  return pageOf(rows, page, total);
}
