import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { databaseRefusal } from '../forms/database-refusal';
import type { SimpleRefusalCode } from '../forms/form-state';
import { paths } from '../paths';
import { log } from '../server/log/log';
import { dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { findFieldsToCopy } from './find-prompts';

export const findSourceFields = cache((sourceId: string) => findFieldsToCopy(sourceId, 'everybody'));

type MadeMine = { id: string } | { refusal: SimpleRefusalCode };

/** Makes a private copy of a prompt. If the user has a copy of the same text that was never edited, returns that one. */
export async function makePromptMine(user: Account, sourceId: string): Promise<MadeMine> {
  const source = await findSourceFields(sourceId);
  if (!source) return { refusal: 'changed-elsewhere' };
  const client = await sessionClient();
  const copy = { ...source, user_id: user.id, source_id: sourceId, source_title: source.title };
  const { data, error } = await client.from('user_prompts').insert(copy).select('id').single();
  if (data) return data;
  const unedited = error.code === UNIQUE_VIOLATION && (await findUneditedCopy(user, sourceId, source.content));
  if (unedited) return unedited;
  const refusal = databaseRefusal(error);
  if (!refusal) log.error({ err: error }, 'A prompt could not be copied');
  return { refusal: refusal ?? 'failed' };
}

/** Finds the copy by its text, because the source may have changed since an earlier copy, and several may be unedited. */
async function findUneditedCopy(user: Account, sourceId: string, content: string): Promise<{ id: string } | undefined> {
  const client = await sessionClient();
  const copies = client.from('user_prompts').select('id, created_at, updated_at').eq('user_id', user.id).eq('source_id', sourceId);
  const unedited = dataOf(await copies).flatMap((copy) => (copy.created_at === copy.updated_at ? copy.id : []));
  const texts = client.from('user_prompts').select('id, content').in('id', unedited);
  return dataOf(await texts).find((copy) => copy.content === content);
}

export function pathAfterMakeMine(sourceId: string, made: MadeMine | { refusal: string }): string {
  if ('id' in made) return paths.editUserPrompt(made.id);
  return `${paths.makeMine(sourceId)}?${new URLSearchParams({ problem: made.refusal })}`;
}
