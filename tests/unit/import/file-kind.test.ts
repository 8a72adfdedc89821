import { expect, test } from 'vitest';
import { fileKind } from '@/lib/import/file-kind';
import { titleOfPath } from '@/lib/import/titles';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';

test.each(EXPORT_FORMATS)('a file of $name is read by its extension, which is no part of its title', ({ extension, syntax }) => {
  expect(fileKind(`folder/My letter.${extension.toUpperCase()}`)).toBe(syntax);
  expect(titleOfPath(`folder/My letter.${extension}`)).toBe('My letter');
});

test.each([
  ['a.mdc', 'front-matter'],
  ['a.jsonl', 'json'],
  ['a.code-snippets', 'json'],
  ['a.tsv', 'table'],
  ['a.text', 'none'],
  ['a.docx', null],
  ['a.md/b', null],
  ['md', null],
  ['', null],
])('%s is a file of the kind %s', (path, kind) => expect(fileKind(path)).toBe(kind));

test('an extension with a hyphen is no part of a title', () => expect(titleOfPath('My letter.code-snippets')).toBe('My letter'));
