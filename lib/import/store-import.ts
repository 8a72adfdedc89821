import 'server-only';
import type { Account } from '../account/account';
import { IMPORT } from '../account-limits';
import { collectionFormValues } from '../collections/collection-fields';
import { createCollectionSchema } from '../collections/collection-form';
import { freeSlug } from '../collections/slug';
import { QUOTAS } from '../limits';
import { asInLibrary } from '../my-prompts/change-prompts';
import { findPrompts } from '../my-prompts/find-prompts';
import { deletedPrompts } from '../my-prompts/queries';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { countCharacters, firstCharacters } from '../text/characters';
import { withoutControls } from '../text/text-fields';
import { type ChangedChoices, placesBeyond } from './choices';
import { type ImportCollection, type ImportRow, type NamedPrompt, type Note, type Unread, unreadEntry } from './import';
import { foldedNotes } from './notes';
import { findImport } from './queries';
import type { ImportToStore } from './read-in-worker';
import type { AboutImport, Choice } from './stored-import';

/** Maximum number of unread entries that are stored. `unreadCount` counts all. */
const MAX_UNREAD = 200;

/** Maximum bytes of the rows in one request: the embedded backend takes 2 MB. */
const REQUEST_BYTES = 1_500_000;

/** Maximum number of `notes` and `notesAsIs` that are stored for a prompt; the rest is counted. The database takes 50,000 bytes of them. */
const NOTES = { all: 20, asIs: 8 } as const;

/** Stores an import until the user confirms it, with `skip` chosen for prompts that the account has no room for. Returns its id. */
export async function storeImport(user: Account, read: ImportToStore): Promise<string> {
  const client = await sessionClient();
  const { rows, unread, formats, table, packed } = read;
  const named = new Set(
    [...read.saved, ...read.pinned, ...read.collections.flatMap(({ prompts }) => prompts)].filter((item) => typeof item === 'string'),
  );
  const readable = await readableIds(user, [...named].slice(0, IMPORT.named));
  const isKnown = (item: NamedPrompt) => typeof item === 'number' || readable.has(item);
  const { collections, refused } = validCollections(read.collections);
  const room = await roomOf(user);
  const all = [...unread, ...refused, ...(named.size > IMPORT.named ? [TOO_MANY_NAMED] : [])];
  const about: AboutImport = {
    formats,
    table: table && { ...table, first: table.first.map((cells) => cells.map((cell) => storable(cell, 200))) },
    // Formats are only offered for files that are kept to be read again.
    files: packed ? read.files : [],
    collections: collections.map(({ prompts, ...texts }) => ({ ...texts, prompts: prompts.filter(isKnown) })),
    unreadCount: all.length,
    room: rows.length > room ? room : null,
    unread: all
      .slice(0, MAX_UNREAD)
      .map(({ path, reason, ...place }) => ({ ...place, path: storable(path, 300), reason: storable(reason, 300) })),
    saved: [...new Set(read.saved)].filter(isKnown),
    pinned: read.pinned.filter(isKnown).slice(0, QUOTAS.pinnedPrompts),
  };
  const { id } = dataOf(await client.from('imports').insert({ about }).select('id').single());
  for (const some of requestsOf(rows)) dataOf(await client.from('imported_prompts').insert(some.map((row) => ({ ...row, import_id: id }))));
  for (const [part, data] of (packed ?? []).entries()) dataOf(await client.from('import_sources').insert({ import_id: id, part, data }));
  const stored = rows.length > room ? await findImport(id) : null;
  const beyond = stored ? placesBeyond(stored.rows, stored.duplicates, room) : [];
  if (beyond.length > 0) await saveChoices(id, { choices: new Map([['skip', beyond]]), asIs: new Map() });
  return id;
}

const TOO_MANY_NAMED = unreadEntry(
  'Collections and saved prompts',
  `Left out: prompts of others and of the library after the first ${IMPORT.named.toLocaleString('en')}`,
);

/** How many more prompts an account can have. Deleted ones count while they can be restored. */
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
    category: category && asInLibrary(category),
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

/** The rows of the database for each request that inserts them. */
function requestsOf(rows: readonly ImportRow[]): ReturnType<typeof rowOf>[][] {
  const found: ReturnType<typeof rowOf>[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const [place, read] of rows.entries()) {
    const row = rowOf(read, place);
    const size = Buffer.byteLength(JSON.stringify(row));
    if (bytes + size > REQUEST_BYTES) {
      found.push([]);
      bytes = 0;
    }
    bytes += size;
    found.at(-1)?.push(row);
  }
  return found;
}

/** Imported collections that are valid, and entries for the others. The database function import_prompts puts a number after a slug that is taken. */
function validCollections(imported: readonly ImportCollection[]) {
  const collections: AboutImport['collections'] = [];
  const refused: Unread[] = [];
  for (const { prompts, ...texts } of imported) {
    const { data, error } = createCollectionSchema.safeParse(collectionFormValues(texts));
    if (data) collections.push({ ...data, slug: freeSlug(data.title, new Set()), prompts });
    else refused.push(unreadEntry(`The collection “${texts.title}”`, error.issues[0]?.message ?? 'It cannot be imported'));
  }
  return { collections, refused };
}

/** Those of `ids` (slugs and ids) whose prompts exist and may be read by the user. */
async function readableIds(user: Account, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await findPrompts(ids, user)).flatMap((prompt) => prompt?.id ?? []));
}

/** A text without control characters, cut to `max` characters, as the database takes it. */
const storable = (text: string, max: number) => withoutControls(countCharacters(text) <= max ? text : `${firstCharacters(text, max - 1)}…`);

export async function saveChoices(id: string, { choices, asIs }: ChangedChoices): Promise<void> {
  const client = await sessionClient();
  const save = async (change: { choice: Choice } | { as_is: boolean }, places: number[]) =>
    dataOf(await client.from('imported_prompts').update(change).eq('import_id', id).in('place', places));
  for (const [choice, places] of choices) await save({ choice }, places);
  for (const [as_is, places] of asIs) await save({ as_is }, places);
}

export async function removeImport(id: string): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.from('imports').delete().eq('id', id));
}
