import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';
import { pageExport } from '@/lib/integrations/formats/page-exports';
import { attachment, fileNameOf } from '@/lib/text/file-name';
import { hostilePrompt } from '@/tests/unit/support/hostile-texts';

const hostileName = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'con',
        'NUL',
        'com1',
        'aux.',
        '..',
        '/',
        '\\',
        ':',
        '-',
        '.',
        '"',
        ';',
        '\r\n',
        '\u202e',
        '\u0000',
        ' ',
        'é',
        '*',
        '?',
        '%2e',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.constant('long'.repeat(100)),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

/** What Windows, macOS and Linux, and a header, take as it is. */
const FILE_NAME = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/i;

test('every name is one that every system takes for a file', () => {
  fc.assert(
    fc.property(hostileName, (name) => {
      const { 'Content-Disposition': header } = attachment(name, 'zip');
      const found = /^attachment; filename="([^"]*)"$/.exec(header)?.[1] ?? '';
      expect(found).toMatch(FILE_NAME);
      expect(found.length).toBeLessThan(120);
    }),
    { numRuns: 5000 },
  );
  expect(['weekly-mails', 'con', 'nul', '', '..', '-x-'].map(fileNameOf)).toEqual([
    ...['weekly-mails', 'prompts-con', 'prompts-nul', 'prompts', 'prompts', 'x'],
  ]);
});

test('the files of a zip have such names, in one folder each at most', () => {
  fc.assert(
    fc.property(hostilePrompt, hostilePrompt, hostileName, (one, two, name) => {
      for (const format of EXPORT_FORMATS) {
        const file = pageExport(format.id, '/x', {
          name,
          prompts: [one, { ...two, ref: { ...two.ref, id: `b${two.ref.id.slice(1)}` } }],
          all: true,
        });
        expect(/filename="([^"]*)"/.exec(file?.headers['Content-Disposition'] ?? '')?.[1]).toMatch(FILE_NAME);
        if (file?.contentType !== 'application/zip') continue;
        const files = Object.entries(unzipSync(file.body as Uint8Array));
        expect(files.map(([path]) => path.split('/').length).every((length) => length <= 2)).toBe(true);
        for (const part of files.flatMap(([path]) => path.split('/'))) expect(part).toMatch(FILE_NAME);
        expect(files).toHaveLength(2);
      }
    }),
    { numRuns: 100 },
  );
});
