import { randomUUID } from 'node:crypto';
import { asPerson, backendAsOperator, type Person, person } from './people';
import type { Sharer } from './sharing';

export type Thing = { kind: 'prompt' | 'collection' | 'profile'; id: string };

/** Somebody whose account is a month old (tests/support/aged-accounts.ts), so that their reports count. */
export async function agedPerson(): Promise<Person> {
  return person(`aged-${randomUUID().slice(0, 8)}`);
}

/** Somebody who moderates. */
export async function moderator(): Promise<Person> {
  const who = await person('moderator');
  const { client, id } = await asPerson(who);
  await client.rpc('ensure_profile');
  const { error } = await backendAsOperator().from('moderators').insert({ user_id: id });
  if (error) throw error;
  return who;
}

/** So many old accounts report something, past the site: its pages do not hear of it. */
export async function reportedBy(count: number, { kind, id }: Thing, reason = 'spam'): Promise<void> {
  for (let at = 0; at < count; at++) {
    const { client } = await asPerson(await agedPerson());
    const { error } = await client.rpc('report_thing', { kind, thing: id, reason, note: 'It sells watches.' });
    if (error) throw error;
  }
}

/** Publishes a collection with a prompt of the library. */
export async function shareCollection({ id: user_id, client }: Sharer, title: string): Promise<{ id: string; slug: string }> {
  const slug = `c-${randomUUID().slice(0, 8)}`;
  const made = await client.from('collections').insert({ user_id, title, slug }).select('id').single();
  if (made.error) throw made.error;
  const { id } = made.data;
  await client.from('collection_items').insert({ user_id, collection_id: id, prompt_id: 'weekly-meal-plan' });
  const { error } = await client.from('collections').update({ is_public: true }).eq('id', id);
  if (error) throw error;
  return { id, slug };
}
