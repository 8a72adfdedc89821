import { randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import type { Database } from '../../../lib/supabase/database.types';
import type { Keys, ServerOptions } from '../../../scripts/backend';

declare module 'vitest' {
  export interface ProvidedContext {
    backend: { driver: ServerOptions['driver']; url: string; keys: Keys; databaseUrl?: string };
  }
}

export type Client = SupabaseClient<Database>;
export interface Person {
  client: Client;
  id: string;
  email: string;
}

export const PASSWORD = 'correct horse';

/** A word no other test uses: the tests of a database share it. */
export const unique = (prefix = 'w') => `${prefix}${randomBytes(6).toString('hex')}`;

export function clientOf(url: string, key: string, headers: Record<string, string> = {}): Client {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient<Database>(url, key, { auth, global: { headers } });
}

export function anonymous(): Client {
  const { url, keys } = inject('backend');
  return clientOf(url, keys.publishableKey);
}

/** Whoever has the secret key. */
export function service(): Client {
  const { url, keys } = inject('backend');
  return clientOf(url, keys.secretKey);
}

/** Somebody with an account and a real session, and, as after every sign-in, a profile. */
export async function person(email = `${unique('p')}@example.com`): Promise<Person> {
  const someone = await account(email);
  const { error } = await someone.client.rpc('ensure_profile');
  if (error) throw error;
  return someone;
}

/** Signed up and signed in, nothing else. */
export async function account(email: string): Promise<Person> {
  const client = anonymous();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw error ?? new Error('no user');
  return { client, id: data.user.id, email };
}

type PromptFields = Partial<Database['public']['Tables']['user_prompts']['Insert']>;

/** Deletes prompts of somebody's; with `forGood` also from what can be restored. */
export async function remove({ client }: Pick<Person, 'client'>, ids: string[], forGood = false) {
  const { error } = await client.rpc('change_prompts', { ids, change: 'delete' });
  if (error) throw error;
  if (forGood) for (const prompt of ids) await client.rpc('remove_deleted', { prompt });
}

/** Writes a prompt and, where asked, publishes it as the site does. */
export async function prompt({ client, id: user_id }: Person, fields: PromptFields = {}, visibility: 'private' | 'public' = 'private') {
  const row = { title: 'A title', content: 'Some content [NAME]', ...fields, user_id };
  const inserted = await client.from('user_prompts').insert(row).select().single();
  if (inserted.error) throw inserted.error;
  if (visibility === 'private') return inserted.data;
  const published = await client.from('user_prompts').update({ is_public: true }).eq('id', inserted.data.id).select().single();
  if (published.error) throw published.error;
  return published.data;
}
