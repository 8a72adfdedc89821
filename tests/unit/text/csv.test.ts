import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, readCsv, textOfCell } from '@/lib/text/csv';
import { FRAGMENTS } from '@/tests/unit/support/hostile-texts';

/** The cells that a spreadsheet finds: a quotation mark counts at the beginning of a cell alone, and what follows the closing one belongs to it. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let at = 0;
  let isQuoted = file[0] === '"';
  if (isQuoted) at = 1;
  while (at < file.length) {
    const character = file[at] ?? '';
    if (isQuoted && character === '"' && file[at + 1] === '"') {
      cell += '"';
      at += 2;
    } else if (isQuoted && character === '"') {
      isQuoted = false;
      at += 1;
    } else if (!isQuoted && (character === separator || character === '\n' || character === '\r')) {
      cells.push(cell);
      cell = '';
      at += 1;
      isQuoted = file[at] === '"';
      if (isQuoted) at += 1;
    } else {
      cell += character;
      at += 1;
    }
  }
  return [...cells, cell];
}

const cell = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 5 }).map((parts) => parts.join(''));
const rows = fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 4 });

test.each([',', ';', '\t'])('no cell is a formula to a spreadsheet whose separator is %j', (separator) => {
  fc.assert(
    fc.property(rows, (lines) => {
      for (const found of cellsOf(lines.map(csvLine).join(''), separator)) {
        expect(found).not.toMatch(/^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u);
        if (separator === ',') expect(found).not.toMatch(/^[\t\r]/);
      }
    }),
    { numRuns: 2000 },
  );
});

test('each cell comes back as it was', () => {
  fc.assert(
    fc.property(rows, (lines) => {
      const csv = readCsv(lines.map(csvLine).join(''), { rows: 10, columns: 10, row: 100_000 });
      expect('rows' in csv && csv.rows.map(({ cells }) => cells.map(textOfCell))).toEqual(lines);
    }),
    { numRuns: 2000 },
  );
});

test('a cell of spaces and semicolons costs no more than its length', () => {
  for (const text of [' '.repeat(200_000), ';'.repeat(200_000), "\n'".repeat(100_000)])
    expect(textOfCell(csvLine([text]).slice(1, -3))).toBe(text);
});
