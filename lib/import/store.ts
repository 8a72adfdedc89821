import 'server-only';
import type { Account } from '../account/account';
import { IMPORT } from '../account-limits';
import { collectionFormValues, NO_TEXTS } from '../collections/collection-fields';
import { createCollectionSchema } from '../collections/collection-form';
import { freeSlug } from '../collections/slug';
import { QUOTAS } from '../limits';
import { libraryName, promptsChanged } from '../my-prompts/change-prompts';
import { findPrompts } from '../my-prompts/find-prompts';
import { deletedPrompts } from '../my-prompts/queries';
import { dataOf, waitLonger } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { withoutControls } from '../text/text-fields';
import { type Chosen, placesBeyond } from './choices';
import type { ImportCollection, ImportRow, NamedPrompt, Note, Unread } from './import';
import { foldedNotes } from './notes';
import { findImport, saveChoices } from './queries';
import type { ReadInWorker } from './read-in-worker';
import type { AboutImport, StoredImport } from './stored-import';

/** Maximum number of unread entries that are stored; the rest is counted. */
const TOLD = 200;

/** Characters of the prompts in one request: the embedded backend takes 2 MB, and each may be several bytes. */
const AT_ONCE = 300_000;

/** Notes of a prompt that are stored, in all and where its variables stay as they are; the rest is counted. A row takes 50,000 bytes of them. */
const NOTES = { all: 20, asIs: 8 } as const;

/** Keeps what somebody brought until they have looked at it, and returns its id. */
export async function storeImport(user: Account, read: ReadInWorker): Promise<string> {
  const client = await sessionClient();
  const { rows, unread, formats, table, sources } = read;
  const { collections, refused } = await withSlugs(user, read.collections);
  const room = await roomOf(user);
  const all = [...unread, ...refused];
  const about: AboutImport = {
    formats,
    table: table && { ...table, first: table.first.map((cells) => cells.map((cell) => storable(cell, 200))) },
    // Without its source no file can be read again.
    files: sources ? read.files : [],
    collections,
    unreadCount: all.length,
    room: rows.length > room ? room : null,
    unread: all
      .slice(0, TOLD)
      .map(({ path, reason, ...place }) => ({ ...place, path: storable(path, 300), reason: storable(reason, 300) })),
    saved: await visible(user, read.saved),
    pinned: await namedPrompts(user, read.pinned.slice(0, QUOTAS.pinnedPrompts)),
  };
  const { id } = dataOf(await client.from('imports').insert({ about }).select('id').single());
  for (const some of parts(rows)) dataOf(await client.from('imported_prompts').insert(some.map((row) => ({ ...row, import_id: id }))));
  for (const [part, data] of (sources ?? []).entries()) dataOf(await client.from('import_sources').insert({ import_id: id, part, data }));
  const stored = rows.length > room ? await findImport(id) : null;
  const beyond = stored ? placesBeyond(stored.rows, stored.duplicates, room) : [];
  if (beyond.length > 0) await saveChoices(id, { choices: new Map([['skip', beyond]]), asIs: new Map() });
  return id;
}

/** How many more prompts an account can have. Deleted ones count until they are gone. */
async function roomOf({ id }: Account): Promise<number> {
  const client = await sessionClient();
  const [own, deleted] = await Promise.all([
    client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', id).throwOnError(),
    deletedPrompts(),
  ]);
  return Math.max(0, QUOTAS.prompts - (own.count ?? 0) - deleted.length);
}

function rowOf(
  { title, category, tags, content, problem, path, line, notes, notesAsIs, original = null, twin, file }: ImportRow,
  place: number,
) {
  return {
    place,
    content,
    tags,
    original,
    as_is: original === null ? null : false,
    problem: problem && storable(problem, 500),
    title: storable(title, 100),
    category: category && libraryName(category),
    about: {
      path: storable(path, 300),
      line,
      twin,
      file,
      notes: storedNotes(notes, NOTES.all),
      notesAsIs: original === null ? [] : storedNotes(notesAsIs, NOTES.asIs),
    },
  };
}

const storedNotes = (notes: readonly Note[], most: number) =>
  foldedNotes(notes, most).map(({ kind, text }) => ({ kind, text: storable(text, 500) }));

function parts(rows: readonly ImportRow[]): ReturnType<typeof rowOf>[][] {
  const found: ReturnType<typeof rowOf>[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const [place, row] of rows.entries()) {
    const own = row.content.length + (row.original?.length ?? 0) + 2000;
    if (length + own > AT_ONCE) {
      found.push([]);
      length = 0;
    }
    length += own;
    found.at(-1)?.push(rowOf(row, place));
  }
  return found;
}

/** Collections as their form would take them, each with an address of its own. */
async function withSlugs(user: Account, brought: readonly ImportCollection[]) {
  const client = await sessionClient();
  const own = brought.length > 0 ? dataOf(await client.from('collections').select('slug').eq('user_id', user.id)) : [];
  const taken = new Set(own.map(({ slug }) => slug));
  const known = new Set(
    await namedPrompts(
      user,
      brought.flatMap(({ prompts }) => prompts),
    ),
  );
  const refused: Unread[] = [];
  const collections = brought.flatMap(({ prompts, ...texts }) => {
    const fields = createCollectionSchema.safeParse(collectionFormValues(texts));
    if (!fields.success) {
      refused.push({
        path: `The collection “${texts.title}”`,
        line: null,
        reason: fields.error.issues[0]?.message ?? 'It cannot be imported',
      });
      return [];
    }
    const slug = freeSlug(fields.data.title, taken);
    taken.add(slug);
    return [{ ...fields.data, slug, prompts: prompts.filter((item) => known.has(item)) }];
  });
  return { collections, refused };
}

/** Choices for all prompts of an import at once. */
type ForAll = { category_of_all?: string; collection_of_all?: string; slug_of_all?: string };

/** Creates the chosen prompts of an import, and replaces others; null if it was taken already. */
export async function takeImport(user: Account, { id, duplicates }: StoredImport, what: Chosen, forAll: ForAll = {}) {
  const client = await sessionClient();
  waitLonger(IMPORT.databaseTimeout);
  const taken = dataOf(await client.rpc('import_prompts', { import: id, ...what, ...forAll }).maybeSingle());
  if (!taken) return null;
  const isPublic = new Set(duplicates.filter((duplicate) => duplicate.isPublic).map(({ promptId }) => promptId));
  const publicIds = taken.replaced_ids.filter((replaced) => isPublic.has(replaced));
  promptsChanged(user, publicIds);
  for (const made of taken.collection_ids) promptsChanged(user, [], made);
  return taken;
}

/** A collection for all prompts of an import, with an address of its own. */
export async function collectionOfAll(user: Account, title: string) {
  const { collections } = await withSlugs(user, [{ ...NO_TEXTS, title, prompts: [] }]);
  return collections[0] ?? null;
}

/** Those of some prompts that are rows of the import, or there for this person. */
async function namedPrompts(user: Account, named: readonly NamedPrompt[]): Promise<NamedPrompt[]> {
  const known = new Set(
    await visible(
      user,
      named.filter((item) => typeof item === 'string'),
    ),
  );
  return named.filter((item) => typeof item === 'number' || known.has(item));
}

/** Those of some prompts that are there, and that this person may see. */
async function visible(user: Account, ids: readonly string[]): Promise<string[]> {
  const asked = [...new Set(ids)].slice(0, 5000);
  return (await findPrompts(asked, user)).flatMap((prompt) => prompt?.id ?? []);
}

/** A text as the database takes it, up to so many characters. */
const storable = (text: string, max: number) => withoutControls(text.length <= max ? text : `${text.slice(0, max - 1)}…`);
