import { randomUUID } from 'node:crypto';
import type { Database } from '../../../lib/supabase/database.types';
import { type asPerson, newAccount } from './people';

type Client = Awaited<ReturnType<typeof asPerson>>['client'];
type Prompt = Omit<Database['public']['Tables']['user_prompts']['Insert'], 'user_id' | 'is_public'>;
type Profile = { display_name?: string; bio?: string; x_handle?: string };

/** Somebody who shares: with a profile, and a client of the backend that is them. */
export type Sharer = { id: string; username: string; client: Client };

/** Made by the backend's own API, quicker than by the forms. */
export async function newSharer(profile: Profile = {}): Promise<Sharer> {
  const { client, id } = await newAccount();
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const { error } = await client.from('user_profiles').upsert({ id, username, display_name: null, ...profile });
  if (error) throw new Error(error.message);
  return { id, username, client };
}

/** Creates a prompt of somebody's and makes it public, past the site: pages that it keeps do not hear of it. */
export async function share({ id, client }: Sharer, prompt: Prompt) {
  const created = await client
    .from('user_prompts')
    .insert({ ...prompt, user_id: id, is_public: false })
    .select('id')
    .single();
  if (created.error) throw new Error(created.error.message);
  const published = await client.from('user_prompts').update({ is_public: true }).eq('id', created.data.id);
  if (published.error) throw new Error(published.error.message);
  return { id: created.data.id, title: prompt.title };
}
