import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGroups } from '@/lib/import/format-groups';
import type { ReadAs } from '@/lib/import/import';
import { changedFormats, confirmSchema } from '@/lib/import/import-form';
import { packFiles, unpackFiles } from '@/lib/import/packed-files';
import { formatsOf, readFile } from '@/lib/import/read-file';
import { fillTemplate } from '@/lib/prompts/template';
import { csvCell } from '@/lib/text/csv';
import { readImport } from '../support/read-import';

const D = '$';

function rowsOf(path: string, text: string) {
  const found = readImport([{ path, bytes: Buffer.from(text) }]);
  if (typeof found === 'string') throw new Error(found);
  return found.rows;
}

describe('a text can stay as it is in its file', () => {
  test.each<[string, string, string, string]>([
    ['a.md', 'Ask {{who}} for [TOPIC], [YES|NO].', 'Ask [WHO] for [TOPIC], \\[YES|NO].', 'Ask {{who}} for \\[TOPIC], \\[YES|NO].'],
    ['a.csv', `prompt\n"Say ${D}{what:it} to [WHOM]"\n`, 'Say [WHAT|it] to [WHOM]', `Say ${D}{what:it} to \\[WHOM]`],
    ['a.prompt.md', `Use ${D}{input:tool:a hammer}.`, 'Use [TOOL|a hammer].', `Use ${D}{input:tool:a hammer}.`],
    ['a.json', JSON.stringify([{ title: 'A', prompt: 'Ask {{who}}.' }]), 'Ask [WHO].', 'Ask {{who}}.'],
    [
      'a.json',
      JSON.stringify([{ command: 'a', title: 'A', content: 'Ask {{who | text:default="Ann"}}.' }]),
      'Ask [WHO|Ann].',
      'Ask {{who | text:default="Ann"}}.',
    ],
    ['a.toml', 'prompt = "Look at {{args}} twice {{x}}."\n', expect.any(String), expect.stringContaining('{{x}}')],
    ['a.yaml', "input_variables: [who]\ntemplate: 'Ask {who}.'\n", 'Ask [WHO].', 'Ask {who}.'],
    ['a.yml', 'matches:\n  - {trigger: a, replace: "Ask {{who}}\\rtwice."}\n', 'Ask [WHO]\ntwice.', 'Ask {{who}}\ntwice.'],
    ['a.md', 'Namen: {{Empfänger}}', 'Namen: [EMPFANGER]', 'Namen: {{Empfänger}}'],
  ])('%s: %s', (path, text, content, original) => {
    expect(rowsOf(path, text)).toMatchObject([{ content, original }]);
  });

  test.each([
    ['where nothing changes', 'a.md', 'Nothing to fill in. [YES|NO]'],
    ['in the site’s own skills', 'a.md', '---\nname: a\ndescription: A\nmetadata:\n  title: A\n---\n\nSay it to [WHOM].\n'],
  ])('%s there is nothing to choose', (_name, path, text) => {
    expect(rowsOf(path, text)).toMatchObject([{ original: null }]);
  });

  const piece = fc.constantFrom(
    '[A]',
    '\\[B]',
    '{{c}}',
    `${D}{d:e}`,
    '[F|g]',
    '[H? with …]',
    '`[I]`',
    '[J](k)',
    '\\',
    '[',
    ']',
    ' l ',
    '\n',
    '[1]',
    '😀',
    '|',
  );
  test.each([
    ['a text', 'a.txt', (text: string) => text],
    ['a table', 'a.csv', (text: string) => `title,prompt\nT,${csvCell(text).replace(/^"'/, '"')}\n`],
    ['a list', 'a.json', (text: string) => JSON.stringify([{ title: 'T', prompt: text }])],
  ])('letter for letter, whatever is in %s', (_name, path, written) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = `Say ${pieces.join('')} so.`;
        const [row] = rowsOf(path, written(text));
        if (!row || row.problem !== null) return;
        expect(fillTemplate(row.original ?? row.content)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file can be read as another format', () => {
  const readAs = (path: string, text: string, format: string) => {
    const choice: ReadAs = { format, columns: null };
    const read = readFile({ path, text, readAs: choice });
    return typeof read === 'string' ? read : read.prompts.map(({ content }) => content);
  };
  const formats = (path: string, text: string) => {
    const read = readFile({ path, text });
    return typeof read === 'string' ? read : formatsOf({ path, text }, read);
  };

  test('in all that its kind can be read in', () => {
    expect(formats('a.md', 'Say it.')).toEqual(['Markdown', 'VS Code', 'Claude Code', 'SKILL.md', 'Text']);
    expect(formats('SKILL.md', '---\nname: a\ndescription: A\n---\nSay it.')).toEqual([
      'SKILL.md',
      'Markdown',
      'VS Code',
      'Claude Code',
      'Text',
    ]);
    expect(formats('a.txt', 'a,b\nc,d\n')).toEqual(['Text', 'Markdown', 'VS Code', 'Claude Code', 'SKILL.md', 'CSV']);
    expect(formats('a.csv', 'title,prompt\nA,B\n')).toEqual(['CSV', 'Text']);
    expect(formats('a.json', JSON.stringify([{ command: 'a', title: 'A', content: 'Say it.' }]))).toEqual(['Open WebUI', 'JSON', 'Text']);
    expect(formats('a.yml', 'a: 1\n')).toEqual(['Text']);
    expect(formats('a.json', JSON.stringify({ format: 'grok-prompts-export', version: 1, prompts: [] }))).toEqual([]);
  });

  test('and is read in that one', () => {
    const note = `---\ntitle: A\n---\nRun $1 with ${D}{input:x}.\n`;
    expect(readAs('a.md', note, 'Text')).toEqual([`---\ntitle: A\n---\nRun $1 with [X].\n`]);
    expect(readAs('a.md', note, 'Claude Code')).toEqual([`Run [ARGUMENT_1] with ${D}{input:x}.`]);
    expect(readAs('a.md', note, 'VS Code')).toEqual(['Run $1 with [X].']);
    expect(readAs('a.json', JSON.stringify([{ command: 'a', title: 'A', content: 'Say {{b | text}}.' }]), 'JSON')).toEqual(['Say [B].']);
    expect(readAs('a.yml', 'a: 1\n', 'Text')).toEqual(['a: 1\n']);
    // What a file cannot be read in is read as before.
    expect(readAs('a.csv', 'prompt\nSay it.\n', 'goose')).toEqual(['Say it.']);
  });

  test('by itself, or with all of its format', () => {
    const file = (format: string | null, ...others: string[]) => ({
      format,
      formats: [...(format ? [format] : []), ...others],
      readAs: null,
    });
    const files = [file('Markdown', 'Text', 'VS Code'), file('Markdown', 'Text'), file(null, 'Text'), file('Grok Prompts')];
    expect(formatGroups(files)).toEqual([{ format: 'Markdown', count: 2, others: ['Text'] }]);
    expect(formatGroups([file(null, 'Text'), file(null, 'Text')])).toEqual([{ format: null, count: 2, others: ['Text'] }]);
    const changed = (sent: { format?: string[]; formats?: string[] }) => {
      const form = confirmSchema.parse({ import: '00000000-0000-4000-8000-000000000000', ...sent });
      return [...changedFormats(files, form)].map(([place, { format }]) => [place, format]);
    };
    expect(changed({ formats: ['', 'Markdown:Text'] })).toEqual([
      [0, 'Text'],
      [1, 'Text'],
    ]);
    expect(changed({ format: ['0:VS Code', '1:Markdown', '2:'], formats: ['Markdown:Text', ':Text'] })).toEqual([
      [0, 'VS Code'],
      [1, 'Text'],
      [2, 'Text'],
    ]);
    expect(changed({ format: ['3:Text', '9:Text', '1:VS Code'] })).toEqual([]);
  });
});

test('files are packed in parts and come out of them as they were, unless they are no files', () => {
  const files = [
    { path: 'a.md', text: 'Say {{it}} 😀' },
    { path: 'b.md', text: '' },
  ];
  const unread = [{ path: 'c.png', line: null, reason: 'No text' }];
  expect(unpackFiles(packFiles({ files, unread }) ?? [])).toEqual({ files, unread });
  const large = { path: 'd.md', text: Array.from({ length: 700_000 }, (_, at) => Math.sin(at).toString(36)).join('') };
  expect(packFiles({ files: [large], unread: [] })).toBeNull();
  const bomb = gzipSync(`{"files":[${'[],'.repeat(15_000_000)}[]],"unread":[]}`).toString('base64');
  for (const parts of [[], ['x'], [Buffer.from('{}').toString('base64')], [bomb]]) expect(unpackFiles(parts)).toBeNull();
});
