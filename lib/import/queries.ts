import 'server-only';
import { dataOf, ROWS_AT_ONCE } from '../supabase/connection';
import { rowsInPages } from '../supabase/rows-in-pages';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { aboutImportSchema, aboutRowSchema, choiceSchema, type StoredImport } from './stored-import';

/** An import of the user that is not confirmed yet; null if there is none with this id. */
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
    duplicates: duplicates.map(({ prompt_id: promptId, is_public: isPublic, ...others }) => ({ ...others, promptId, isPublic })),
  };
}

/** The packed files of an import, for `unpackFiles`; empty if none are stored. */
export async function packedFiles(id: string): Promise<string[]> {
  const client = await sessionClient();
  const parts = client.from('import_sources').select('data').eq('import_id', id).order('part');
  return dataOf(await parts).map(({ data }) => data);
}
