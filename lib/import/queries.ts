import 'server-only';
import { dataOf } from '../supabase/connection';
import { rowsInPages } from '../supabase/rows-in-pages';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { aboutImportSchema, aboutRowSchema, cellsSchema, type StoredImport } from './stored-import';

/** An import of somebody's that waits to be taken; null when it is not theirs, or no longer there. */
export async function findImport(id: string): Promise<StoredImport | null> {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const found = dataOf(await client.from('imports').select('about').eq('id', id).maybeSingle());
  if (!found) return null;
  const columns = 'place, title, category, preview, problem, about, length:content_length, bytes:content_bytes' as const;
  const [rows, duplicates] = await Promise.all([
    client.from('imported_prompts').select(columns).eq('import_id', id).order('place'),
    client.rpc('import_doubles', { import: id }),
  ]);
  return {
    id,
    about: aboutImportSchema.parse(found.about),
    rows: dataOf(rows).map(({ about, ...row }) => ({ ...row, ...aboutRowSchema.parse(about) })),
    duplicates: dataOf(duplicates).map(({ prompt_id: promptId, is_public: isPublic, ...duplicate }) => ({
      ...duplicate,
      promptId,
      isPublic,
    })),
  };
}

const ROWS_AT_ONCE = 100;

/** The rows of the table that an import was read from, with their lines. */
export async function importedCells(id: string): Promise<{ path: string; line: number; cells: string[] }[]> {
  const client = await sessionClient();
  const rows = rowsInPages(ROWS_AT_ONCE, async (from, to) =>
    dataOf(await client.from('imported_prompts').select('about, cells').eq('import_id', id).order('place').range(from, to)),
  );
  const found = [];
  for await (const { about, cells } of rows) {
    const { path, line } = aboutRowSchema.parse(about);
    found.push({ path, line: line ?? 1, cells: cellsSchema.catch([]).parse(cells) });
  }
  return found;
}

export async function firstCells(id: string, count: number): Promise<string[][]> {
  const client = await sessionClient();
  const rows = client.from('imported_prompts').select('cells').eq('import_id', id).order('place').limit(count);
  return dataOf(await rows).map(({ cells }) => cellsSchema.catch([]).parse(cells));
}
