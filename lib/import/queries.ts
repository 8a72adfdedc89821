import 'server-only';
import { dataOf, ROWS_AT_ONCE } from '../supabase/connection';
import { rowsInPages } from '../supabase/rows-in-pages';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import type { ChangedChoices } from './choices';
import { aboutImportSchema, aboutRowSchema, type Choice, choiceSchema, type StoredImport } from './stored-import';

/** An import of somebody's that waits to be taken; null when it is not theirs, or no longer there. */
export async function findImport(id: string): Promise<StoredImport | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const found = dataOf(await client.from('imports').select('about').eq('id', id).maybeSingle());
  if (!found) return null;
  const columns =
    'place, title, category, tags, preview, problem, about, choice, asIs:as_is, length:content_length, bytes:content_bytes' as const;
  const [rows, duplicates] = await Promise.all([
    Array.fromAsync(
      rowsInPages(ROWS_AT_ONCE, async (from, to) =>
        dataOf(await client.from('imported_prompts').select(columns).eq('import_id', id).order('place').range(from, to)),
      ),
    ),
    Array.fromAsync(
      rowsInPages(ROWS_AT_ONCE, async (from, to) =>
        dataOf(await client.rpc('import_doubles', { import: id }).order('place').range(from, to)),
      ),
    ),
  ]);
  return {
    id,
    about: aboutImportSchema.parse(found.about),
    rows: rows.map(({ about, choice, ...row }) => ({ ...row, choice: choiceSchema.parse(choice), ...aboutRowSchema.parse(about) })),
    duplicates: duplicates.map(({ prompt_id: promptId, is_public: isPublic, ...duplicate }) => ({
      ...duplicate,
      promptId,
      isPublic,
    })),
  };
}

/** Ends an import that nobody takes. */
export async function removeImport(id: string): Promise<null> {
  const client = await sessionClient();
  dataOf(await client.from('imports').delete().eq('id', id));
  return null;
}

/** The packed files of an import. */
export async function importSources(id: string): Promise<string[]> {
  const client = await sessionClient();
  const parts = client.from('import_sources').select('data').eq('import_id', id).order('part');
  return dataOf(await parts).map(({ data }) => data);
}

/** Keeps what was chosen for some prompts of an import. */
export async function saveChoices(id: string, { choices, asIs }: ChangedChoices): Promise<void> {
  const client = await sessionClient();
  const save = async (change: { choice: Choice } | { as_is: boolean }, places: number[]) =>
    dataOf(await client.from('imported_prompts').update(change).eq('import_id', id).in('place', places));
  for (const [choice, places] of choices) await save({ choice }, places);
  for (const [as_is, places] of asIs) await save({ as_is }, places);
}
