import { IMPORT } from '../account-limits';
import { recordOf } from '../text/record';
import { scalarsIn } from './left-out';
import { textOf } from './plain-entry';
import { type NamedTable, type Row, tableOf, tableWithoutNames } from './read-table';

/** A table in a value of JSON, and the names of the fields that it was made of. */
export type JsonTable = { table: NamedTable; rows: Row[]; fields: string[] };

/**
 * The table in a value of JSON, or null. Its rows are lists: the first one may have the names of the columns, or a list beside the rows has them. Or it
 * has a field for each column, with a list or an object by the numbers of the rows.
 */
export function tableIn(value: unknown): JsonTable | null {
  if (Array.isArray(value)) return tableOfRows(value);
  const fields = Object.entries(recordOf(value));
  for (const [name, rows] of fields) {
    if (!isRows(rows)) continue;
    for (const [other, list] of fields) {
      const table = tableOf(namesIn(list) ?? []);
      if (table.columns) return { table, rows: rowsOf(rows), fields: [name, other] };
    }
    return null;
  }
  const columns = fields.flatMap(([name, column]) => (isColumn(column) ? [[name, column] as const] : []));
  if (columns.length < 2) return null;
  const table = tableOf(columns.map(([name]) => name));
  if (table.columns?.title == null) return null;
  const byKey = columns.map(([, column]) => new Map(Object.entries(column)));
  const keys = [...new Set(byKey.flatMap((column) => [...column.keys()]))];
  const cells = keys.map((key) => byKey.map((column) => column.get(key)));
  return { table, rows: rowsOf(cells), fields: columns.map(([name]) => name) };
}

/** A list of objects as a table whose columns the user has to choose; null if one has no text that could be a prompt, and for any other value. */
export function tableOfObjects(value: unknown): JsonTable | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const records = value.map(recordOf);
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const hasText = records.every((record) => Object.values(record).some(isProse));
  if (!hasText || header.length > IMPORT.columns) return null;
  return {
    table: { header, columns: null, ours: false },
    rows: rowsOf(records.map((record) => header.map((name) => record[name]))),
    fields: [],
  };
}

/** Four signs of a script that has no spaces between words. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]{4}/u;

/** True for a text of several words, or of a script that has no spaces between words. */
export const isProse = (text: unknown) => typeof text === 'string' && (/\S\s+\S/.test(text) || UNSPACED.test(text));

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;
const isRows = (value: unknown): value is unknown[][] => Array.isArray(value) && value.length > 0 && value.every(Array.isArray);

function tableOfRows(value: readonly unknown[]): JsonTable | null {
  if (!isRows(value)) return null;
  const names = namesIn(value[0]);
  const table = names && tableOf(names);
  if (table?.columns && value.length > 1) return { table, rows: rowsOf(value.slice(1)), fields: [] };
  // Rows without names are a table if they look alike.
  const width = value[0]?.length ?? 0;
  const isEven = value.every((row) => row.length === width && row.every(isScalar) && row.some((cell) => typeof cell === 'string'));
  const rows = isEven && width > 1 && (width === 2 || value.length > 1) ? rowsOf(value) : [];
  return rows.length > 0 ? { table: tableWithoutNames(rows), rows, fields: [] } : null;
}

/** The names of columns, which are texts, or objects with a field `name`; null for any other value. */
function namesIn(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > IMPORT.columns) return null;
  const names = value.map((name) => (typeof name === 'string' ? name : recordOf(name).name));
  return names.every((name) => typeof name === 'string') ? names : null;
}

/** True for a column of a table: a list of scalars, or an object that has them by the numbers of the rows. */
const isColumn = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(isScalar) &&
  (Array.isArray(value) || Object.keys(value).every((key) => /^\d+$/.test(key)));

const rowsOf = (rows: readonly (readonly unknown[])[]): Row[] => rows.map((cells) => ({ line: null, cells: cells.map(cellOf) }));

const cellOf = (value: unknown) => textOf(value).text || scalarsIn(value).join(', ');
