import 'server-only';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { VERSION_SELECT, type Version, type VersionSummary } from './version';

/** Earlier versions of a prompt, newest first. Row level security hides those of other users. */
export async function versionsOf(promptId: string): Promise<VersionSummary[]> {
  if (!isUuid(promptId)) return [];
  const client = await sessionClient();
  const versions = client.from('user_prompt_versions').select(VERSION_SELECT.summary).eq('prompt_id', promptId);
  return dataOf(await versions.order('replaced_at', { ascending: false }));
}

export async function findVersion(promptId: string, id: string): Promise<Version | null> {
  const client = await sessionClient();
  const version = client.from('user_prompt_versions').select(VERSION_SELECT.whole).eq('prompt_id', promptId).eq('id', id);
  return dataOf(await version.maybeSingle());
}
