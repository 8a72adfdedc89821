import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

/** Characters that begin a formula, also wide and small forms of East Asian keyboards. */
const FORMULA = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/;
/** Characters that may precede a formula at the beginning of a cell. */
const BEFORE = /[;\s\p{Cf}'"]+/gu;
/** Characters that would hide a formula at the beginning of a cell, and the apostrophe that `csvCell` adds. */
const HIDING = /^['\t\r]/;
/** Where a cell begins for a spreadsheet whose separator is another one, which cannot tell what is quoted. */
const SEPARATOR = /[;\t\n\r]/g;
const MARKED_SEPARATOR = /([;\t\n\r])'/g;

/** Changes what precedes a formula. */
function beforeFormulas(text: string, change: (before: string) => string): string {
  return text.replace(BEFORE, (before, at: number) =>
    FORMULA.test(text.slice(at + before.length, at + before.length + 1)) ? change(before) : before,
  );
}

function isRisky(text: string): boolean {
  return HIDING.test(text) || FORMULA.test(text.replace(/^[;\s\p{Cf}'"]+/u, ''));
}

/** Quoted, with an apostrophe before what a spreadsheet would run as a formula, whatever its separator. */
export function csvCell(text: string): string {
  const harmless = beforeFormulas(text, (before) => before.replace(SEPARATOR, "$&'"));
  return `"${(isRisky(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function textOfCell(cell: string): string {
  const text = cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell;
  return beforeFormulas(text, (before) => before.replace(MARKED_SEPARATOR, '$1'));
}

export type CsvRow = { line: number; cells: string[] };
export type CsvTable = { rows: CsvRow[] } | { line: number; problem: string };

const recordsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

const MAX_CELLS = 10_000;

class TooManyCells extends Error {}

const SEPARATORS = [',', ';', '\t'];

/** Nothing beyond these limits is parsed; `row` counts characters. */
export type CsvLimits = { rows: number; columns: number; row: number };

/** For Excel. */
const SEP_LINE = /^sep=(.)\n/i;

/** A first line `sep=;` or the most frequent separator decides. With tabs, quotation marks inside a cell are text, as in Google Sheets. */
export function readCsv(file: string, limits: CsvLimits): CsvTable {
  const [sepLine = '', named] = SEP_LINE.exec(file) ?? [];
  const text = file.slice(sepLine.length);
  const head =
    text
      .slice(0, limits.row)
      .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
      .split('\n', 1)[0] ?? '';
  const [most = ','] = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }))
    .sort((a, b) => b.count - a.count)
    .map(({ sign }) => sign);
  const separator = named ?? most;
  const table = parseTable(text, separator, limits, true);
  const isPlain = separator === '\t' && 'problem' in table && table.problem !== PROBLEMS.CSV_MAX_RECORD_SIZE;
  const read = isPlain ? parseTable(text, separator, limits, false) : table;
  if (sepLine === '') return read;
  return 'problem' in read ? { ...read, line: read.line + 1 } : { rows: read.rows.map((row) => ({ ...row, line: row.line + 1 })) };
}

function parseTable(text: string, separator: string, limits: CsvLimits, hasQuotes: boolean): CsvTable {
  try {
    const records = recordsSchema.parse(
      parse(text, {
        delimiter: separator,
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        ...(!hasQuotes && { quote: null }),
        to: limits.rows,
        max_record_size: limits.row,
        // Empty cells have no size.
        cast(cell, { index }) {
          if (index > MAX_CELLS) throw new TooManyCells();
          return cell;
        },
      }),
    );
    let line = 1;
    const rows = records.map(({ record, info }) => {
      const row = { line, cells: record.slice(0, limits.columns) };
      line = info.lines + 1;
      return row;
    });
    return { rows };
  } catch (cause) {
    if (cause instanceof TooManyCells) return { line: 1, problem: PROBLEMS.CSV_MAX_RECORD_SIZE ?? '' };
    if (!(cause instanceof CsvError)) throw cause;
    const { lines } = cause as CsvError & { lines?: number };
    return { line: lines ?? 1, problem: PROBLEMS[cause.code] ?? 'This is not valid CSV' };
  }
}

const PROBLEMS: Record<string, string> = {
  CSV_MAX_RECORD_SIZE: 'A row is too long for a prompt',
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'There is text after a closing quotation mark',
  INVALID_OPENING_QUOTE: 'There is a quotation mark inside a cell that does not begin with one',
};
