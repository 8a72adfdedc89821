import 'server-only';
import type { Account } from '../account/account';
import { env } from '../env';
import { EXPORT_LENGTH, PRINT_LENGTH } from '../limits';
import { chunksOf } from '../lists/paging';
import { findPrompts, findTexts, TEXTS_AT_ONCE, type Viewer } from '../my-prompts/find-prompts';
import type { FoundPrompt } from '../my-prompts/user-prompt';
import { paths } from '../paths';
import { publicName } from '../profiles/profile';
import { categoryOf } from '../prompts/library';
import { promptPath } from '../prompts/prompt-ref';
import { absoluteUrl } from '../site';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { COLLECTION_SELECT, type WholeCollection, type WholePrompt } from './collection';
import { NO_TEXTS } from './collection-fields';
import { findPublicCollection, publicItemIds } from './public-queries';
import { findCollection, itemIds } from './queries';

export async function ownWholeCollection(user: Account, id: string, length = EXPORT_LENGTH): Promise<WholeCollection | null> {
  const collection = await findCollection(user, id);
  return collection && { ...collection, owner: null, prompts: await wholePrompts(await itemIds(id), user, length) };
}

/** A public collection, read without the cache; null if there is none with this id. */
export async function publicWholeCollection(id: string, length = EXPORT_LENGTH): Promise<WholeCollection | null> {
  if (!env.backend || !isUuid(id)) return null;
  const client = publicClient();
  const collections = client.from('collections').select(COLLECTION_SELECT.collectionWithOwner).eq('id', id).eq('is_public', true);
  const collection = dataOf(await collections.maybeSingle());
  if (!collection) return null;
  const prompts = await wholePrompts(dataOf(await client.rpc('collection_prompts', { collection: id })), 'everybody', length);
  return { ...collection, prompts };
}

/** A public collection for a cached response, which gets the cache tags of owner, collection and public prompts; null if there is none. */
export async function cachedWholeCollection(username: string, slug: string): Promise<WholeCollection | null> {
  const found = await findPublicCollection(username, slug);
  if (!found) return null;
  const { owner, collection } = found;
  const prompts = await wholePrompts(await publicItemIds(collection.id), 'cached-page', PRINT_LENGTH);
  return { ...collection, owner, prompts };
}

export async function ownPromptsAsCollection(user: Account, ids: string[]): Promise<WholeCollection> {
  const own = (await findPrompts(ids, user)).flatMap((found) => (found?.kind === 'own' ? [found] : []));
  const prompts = await withTexts(own, user, EXPORT_LENGTH, (found) => ({ ...headOf(found), from: found.prompt.category ?? '' }));
  return { ...NO_TEXTS, title: 'My prompts', slug: 'my-prompts', owner: null, prompts };
}

/** Prompts that a viewer may see, in order. A text with which all would have more than `length` characters is null, and so are later ones. */
async function wholePrompts(promptIds: string[], viewer: Viewer, length: number): Promise<WholePrompt[]> {
  const prompts = (await findPrompts(promptIds, viewer)).filter((prompt) => prompt !== null);
  return withTexts(prompts, viewer, length, headOf);
}

type Head = Omit<WholePrompt, 'text'>;

async function withTexts<Found extends FoundPrompt>(
  prompts: Found[],
  viewer: Viewer,
  length: number,
  head: (found: Found) => Head,
): Promise<WholePrompt[]> {
  const whole: WholePrompt[] = [];
  let left = length;
  for (const some of chunksOf(prompts, TEXTS_AT_ONCE)) {
    const texts = await findTexts(left > 0 ? some.map(({ id }) => id) : [], viewer);
    for (const prompt of some) {
      const text = texts.get(prompt.id) ?? null;
      left -= text?.length ?? 0;
      whole.push({ ...head(prompt), text: left >= 0 ? text : null });
    }
  }
  return whole;
}

function headOf(found: FoundPrompt): Head {
  const { title } = found.prompt;
  if (found.kind === 'library') return { title, from: categoryOf(found.prompt).name, url: absoluteUrl(promptPath(found)) };
  const { id, author, isPublic } = found.prompt;
  // Only its author can open a private prompt, so the document has no link to one.
  return { title, from: publicName(author), url: isPublic ? absoluteUrl(paths.publicPrompt(id)) : null };
}
