import 'server-only';
import type { Account } from '../auth/account';
import { findPrompt } from '../prompts/library';
import type { Prompt } from '../prompts/prompt';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { sharedPromptsAmong } from '../user-prompts/queries';
import { isUserPromptId, type SharedPrompt } from '../user-prompts/user-prompt';

/** Something that was saved: a prompt of the library, one of the community, or one that is gone or private again. */
export type SavedPrompt = { promptId: string } & (
  | { kind: 'library'; prompt: Prompt }
  | { kind: 'shared'; prompt: SharedPrompt }
  | { kind: 'gone' }
);

/** The slugs and ids somebody saved, newest first. */
export async function savedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const rows = dataOf(
    await client.from('saved_prompts').select('prompt_id').eq('user_id', user.id).order('created_at', { ascending: false }),
  );
  return rows.map(({ prompt_id }) => prompt_id);
}

/** How many prompts somebody saved. */
export async function countSaved(user: Account): Promise<number> {
  const client = await sessionClient();
  const answer = await client.from('saved_prompts').select('prompt_id', { count: 'exact', head: true }).eq('user_id', user.id);
  dataOf(answer);
  return answer.count ?? 0;
}

/** What somebody saved, newest first. */
export async function savedPrompts(user: Account): Promise<SavedPrompt[]> {
  const ids = await savedIds(user);
  const shared = new Map((await sharedPromptsAmong(ids.filter(isUserPromptId))).map((prompt) => [prompt.id, prompt]));
  return ids.map((promptId) => {
    const prompt = findPrompt(promptId);
    if (prompt) return { promptId, kind: 'library', prompt };
    const other = shared.get(promptId);
    return other ? { promptId, kind: 'shared', prompt: other } : { promptId, kind: 'gone' };
  });
}
