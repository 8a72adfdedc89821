import 'server-only';
import type { Account } from '../account/account';
import { IMPORT } from '../account-limits';
import { collectionFormValues, NO_TEXTS } from '../collections/collection-fields';
import { createCollectionSchema } from '../collections/collection-form';
import { freeSlug } from '../collections/slug';
import { chunksOf } from '../lists/paging';
import { asInLibrary, promptsChanged } from '../my-prompts/change-prompts';
import { MAX_FOUND } from '../my-prompts/private-text';
import { PROMPT_COLUMNS } from '../my-prompts/prompt-fields';
import { privateTextOfEdit } from '../my-prompts/store-prompt';
import { dataOf, waitLonger } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import type { ResolvedChoices } from './choices';
import type { StoredImport } from './stored-import';

type ForAll = { category_of_all?: string; collection_of_all?: string; slug_of_all?: string };

/** Category and collection for all prompts, as the database function import_prompts takes them. A collection with an invalid title is left out. */
export function forAllPrompts(category: string | null, title: string | null): ForAll {
  const { data: collection } = createCollectionSchema.safeParse(collectionFormValues({ ...NO_TEXTS, title: title ?? '' }));
  return {
    ...(category && { category_of_all: asInLibrary(category) }),
    ...(collection && { collection_of_all: collection.title, slug_of_all: freeSlug(collection.title, new Set()) }),
  };
}

/** Creates and replaces prompts as the user chose; null if the import is no longer there. */
export async function importPrompts(user: Account, { id, duplicates }: StoredImport, choices: ResolvedChoices, forAll: ForAll = {}) {
  const client = await sessionClient();
  waitLonger(IMPORT.databaseTimeout);
  const imported = dataOf(await client.rpc('import_prompts', { import: id, ...choices, ...forAll }).maybeSingle());
  if (!imported) return null;
  const isPublic = new Set(duplicates.filter((duplicate) => duplicate.isPublic).map(({ promptId }) => promptId));
  const publicIds = imported.replaced_ids.filter((replaced) => isPublic.has(replaced));
  promptsChanged(user, publicIds);
  for (const collection of imported.collection_ids) promptsChanged(user, [], collection);
  return imported;
}

/** Maximum number of imported prompts whose texts one request reads. */
const LOOKED_AT_ONCE = 50;

/** At most MAX_FOUND texts that look private and that an import would publish, because it puts them in place of public prompts. */
export async function privateTextIn(
  user: Account,
  { id, duplicates }: StoredImport,
  { replaced }: ResolvedChoices,
  { category_of_all }: ForAll,
): Promise<string[]> {
  const client = await sessionClient();
  const published = new Map(duplicates.flatMap(({ place, promptId, isPublic }) => (isPublic ? [[place, promptId] as const] : [])));
  const publishing = replaced.filter((place) => published.has(place));
  const found = new Set<string>();
  for (const places of chunksOf(publishing, LOOKED_AT_ONCE)) {
    const rows = client
      .from('imported_prompts')
      .select(`place, ${PROMPT_COLUMNS}` as const)
      .eq('import_id', id)
      .in('place', places);
    const looking = dataOf(await rows).map(({ place, category, ...texts }) =>
      privateTextOfEdit(user, published.get(place) ?? '', { ...texts, category: category_of_all ?? category }),
    );
    for (const text of (await Promise.all(looking)).flat()) found.add(text);
  }
  return [...found].slice(0, MAX_FOUND);
}
