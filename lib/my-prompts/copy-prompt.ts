import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { databaseRefusal } from '../forms/database-refusal';
import { paths } from '../paths';
import { log } from '../server/log/log';
import { dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { findFieldsToCopy } from './find-prompts';

/** The fields of a library or public prompt to copy; null if it is gone or private again. */
export const findOriginal = cache((sourceId: string) => findFieldsToCopy(sourceId, 'everybody'));

type Refusal = 'changed-elsewhere' | 'failed' | NonNullable<ReturnType<typeof databaseRefusal>>;
type Copied = { id: string } | { refusal: Refusal };

/** Makes a private copy of a prompt, or returns the user's copy of that text that was never edited. */
export async function copyPrompt(user: Account, sourceId: string): Promise<Copied> {
  const original = await findOriginal(sourceId);
  if (!original) return { refusal: 'changed-elsewhere' };
  const client = await sessionClient();
  const { data, error } = await client
    .from('user_prompts')
    .insert({ ...original, user_id: user.id, source_id: sourceId, source_title: original.title })
    .select('id')
    .single();
  if (data) return data;
  const unedited = error.code === UNIQUE_VIOLATION && (await findUneditedCopy(user, sourceId));
  if (unedited) return unedited;
  const refusal = databaseRefusal(error);
  if (!refusal) log.error({ err: error }, 'A prompt could not be copied');
  return { refusal: refusal ?? 'failed' };
}

async function findUneditedCopy(user: Account, sourceId: string): Promise<{ id: string } | undefined> {
  const client = await sessionClient();
  const copies = client.from('user_prompts').select('id, created_at, updated_at').eq('user_id', user.id).eq('source_id', sourceId);
  const newestFirst = dataOf(await copies.order('created_at', { ascending: false }));
  return newestFirst.find(({ created_at, updated_at }) => created_at === updated_at);
}

/** Page to edit the copy, or the page that says why there is none. */
export function pathAfterCopy(sourceId: string, copied: Copied | { refusal: string }): string {
  if ('id' in copied) return paths.editUserPrompt(copied.id);
  return `${paths.makeMine(sourceId)}?${new URLSearchParams({ problem: copied.refusal })}`;
}
