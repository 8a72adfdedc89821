import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { newFormat } from '@/tests/unit/support/new-format';
import { userPrompt } from '@/tests/unit/support/user-prompts';

vi.mock(import('@/lib/integrations/formats/export-formats'), async (original) => {
  const formats = await original();
  return { ...formats, EXPORT_FORMATS: [...formats.EXPORT_FORMATS, newFormat] };
});

let reader: typeof import('@/lib/import/read-file');
let imports: typeof import('@/tests/unit/support/read-import');
beforeAll(async () => {
  // Tests before this one may have loaded the formats without it.
  vi.resetModules();
  reader = await import('@/lib/import/read-file');
  imports = await import('@/tests/unit/support/read-import');
});
afterAll(() => {
  vi.resetModules();
});

const path = 'folder/My letter.new-prompt';
const FOREIGN = 'name = \nabout = For work\n***\nWrite to <<whom>> of [TODO], <<>>, {{it}}.';

function rowsOf(text: string) {
  const found = imports.readImport([{ path, bytes: Buffer.from(text) }]);
  if (typeof found === 'string') throw new Error(found);
  return found.rows.map(({ title, content, notes }) => ({ title, content, notes: notes.map((note) => note.text) }));
}

test('a format that is only in the table is read back', () => {
  const text = 'Write to [WHOM].[TONE? In a … tone.]';
  expect(rowsOf(newFormat.write(publicDocument(userPrompt({ title: 'A letter', content: text }))))).toEqual([
    { title: 'A letter', content: text, notes: [] },
  ]);
});

test('and so is a file that somebody else wrote, with what becomes of it', () => {
  const notes = [
    '<<whom>> became the blank [WHOM]',
    '{{it}} and <<>> stay text',
    '[TODO] stays text, with a backslash before it',
    'Left out: about',
  ];
  expect(rowsOf(FOREIGN)).toEqual([{ title: 'My letter', content: 'Write to [WHOM] of \\[TODO], <<>>, {{it}}.', notes }]);
});

test.each([[null], ['New'], ['Markdown'], ['Text']])('read as %s, it can be read as each of its formats', (format) => {
  const file = { path, text: FOREIGN, readAs: { format, columns: null } };
  const read = reader.readFile(file);
  if (typeof read === 'string') throw new Error(read);
  expect(read.formats).toEqual([format ?? 'New']);
  expect(reader.formatsOf(file, read).sort()).toEqual(['Claude Code', 'Markdown', 'New', 'SKILL.md', 'Text', 'VS Code']);
});

test('a text that is none stays what it was', () => {
  expect(reader.readFile({ path: 'a.new-prompt', text: 'Say it.' })).toMatchObject({
    formats: ['Text'],
    prompts: [{ title: 'A', content: 'Say it.' }],
  });
});
