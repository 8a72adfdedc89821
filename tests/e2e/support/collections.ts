import type { Page } from 'playwright/test';
import { prompts } from './library';
import { type asPerson, newAccount, type Person } from './people';
import { newSharer, share } from './sharing';

/** Three prompts of the library, in an order that is none of the usual ones. */
export const chosen = [4, 1, 7].map((index) => {
  const prompt = prompts[index];
  if (!prompt) throw new Error('The library is too small');
  return prompt;
});

export type Collector = Person & { id: string; username: string; client: Awaited<ReturnType<typeof asPerson>>['client'] };

/** Somebody with a profile, and a client of the backend that is them. */
export async function collector(): Promise<Collector> {
  const who = await newAccount('collector');
  const { data: profile, error } = await who.client.rpc('ensure_profile');
  if (error) throw new Error(error.message);
  return { ...who, username: profile.username };
}

/** A collection of somebody's, past the site. */
export async function collectionOf({ client, id: user_id }: Collector, title: string, promptIds: string[], isPublic = false) {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const { data, error } = await client.from('collections').insert({ user_id, title, slug }).select('id').single();
  if (error) throw new Error(error.message);
  if (promptIds.length > 0) {
    const items = promptIds.map((prompt_id) => ({ collection_id: data.id, user_id, prompt_id }));
    const added = await client.from('collection_items').insert(items);
    if (added.error) throw new Error(added.error.message);
  }
  if (isPublic) await client.from('collections').update({ is_public: true }).eq('id', data.id);
  return { id: data.id, path: `/dashboard/collections/${data.id}`, slug };
}

/** So many collections that hold nothing: Collection 1, Collection 2 and so on. */
export async function manyCollections({ client, id: user_id }: Collector, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id,
    title: `Collection ${index + 1}`,
    slug: `collection-${index + 1}`,
  }));
  const { error } = await client.from('collections').insert(rows);
  if (error) throw new Error(error.message);
}

/** A private prompt of somebody's. */
export async function ownPrompt({ client, id: user_id }: Collector, title: string, content = `About [TOPIC] in ${title}`): Promise<string> {
  const { data, error } = await client.from('user_prompts').insert({ user_id, title, content }).select('id').single();
  if (error) throw new Error(error.message);
  return data.id;
}

/** A public prompt of somebody else, which they can take back or delete. */
export async function theirPrompt(title: string) {
  const author = await newSharer();
  const { id } = await share(author, { title, content: `Say [WHAT] about ${title}` });
  return {
    id,
    takeBack: async () => void (await author.client.from('user_prompts').update({ is_public: false }).eq('id', id)),
    remove: async () => void (await author.client.rpc('change_prompts', { ids: [id], change: 'delete' })),
  };
}

/** The titles in a collection, in order. */
export const titlesIn = (page: Page) => page.getByRole('main').locator('ol').getByRole('heading').allTextContents();
