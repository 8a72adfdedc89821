import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { NO_TEXTS } from '@/lib/collections/collection-fields';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';
import { pageExport } from '@/lib/integrations/formats/page-exports';
import type { ExportedPrompt } from '@/lib/integrations/own-export/export-document';
import { exportFiles, type OwnData } from '@/lib/integrations/own-export/export-files';
import { listZip, unpack } from '@/lib/integrations/zip/read-zip';
import { zipStream } from '@/lib/integrations/zip/zip-stream';
import { LIMITS } from '@/lib/limits';
import { EMPTY_PROMPT_FORM } from '@/lib/my-prompts/prompt-fields';
import { createPromptSchema } from '@/lib/my-prompts/prompt-form';
import { ownDocument } from '@/lib/my-prompts/user-prompt-document';
import { csvLine, readCsv, textOfCell } from '@/lib/text/csv';
import { promptFile } from '@/packages/cli/src/sync/prompt-file';
import { anyText, template } from '@/tests/unit/support/templates';
import { normalTemplate } from '../support/normal-template';
import { readImport } from '../support/read-import';

const id = (at: number) => `5eed0000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const NOW = '2026-11-20T10:00:00+00:00';

/** A prompt as the form stores it. */
const stored = fc
  .record({
    title: fc.oneof(anyText, fc.string()),
    category: fc.oneof(fc.constant(''), anyText),
    tags: fc.array(fc.oneof(anyText, fc.string({ maxLength: 30 })), { maxLength: 5 }).map((tags) => tags.join()),
    content: fc.oneof(
      template.map(({ source }) => source),
      anyText,
    ),
  })
  .map((typed) =>
    createPromptSchema.safeParse({ ...EMPTY_PROMPT_FORM, ...typed, content: typed.content.toWellFormed().replace(/\r\n?/g, '\n') }),
  )
  .filter(({ success }) => success)
  .map(({ data }) => bare(data as Bare));

const exported = (prompts: (Omit<Bare, 'tags'> & Partial<Bare>)[]): ExportedPrompt[] =>
  prompts.map((prompt, at) => ({ tags: [], ...prompt, id: id(at), public: at % 2 === 0, created: NOW, updated: NOW, source: null }));

const nothingElse = {
  exported: NOW,
  profile: null,
  collections: [],
  saved: [],
  pinned: [],
  suspension: null,
  blocked: [],
  follows: [],
  dailyEmail: false,
};

async function zipOf(prompts: ExportedPrompt[], rest: Partial<OwnData> = {}): Promise<Buffer> {
  const data: OwnData = {
    ...nothingElse,
    prompts: async function* () {
      for (let from = 0; from < prompts.length; from += 50) yield prompts.slice(from, from + 50);
    },
    versions: async function* () {
      if (prompts[0]) yield { id: prompts[0].id, versions: [{ title: 'Before', category: null, content: 'It was', replaced: NOW }] };
    },
    reports: async function* () {
      yield { kind: 'prompt', id: id(7), title: 'Bad', reason: 'spam', note: null, reported: NOW, outcome: null };
    },
    decisions: async function* () {},
    suggestions: async function* () {
      yield { id: id(8), prompt: id(7), title: 'Theirs', note: 'Shorter', content: 'Say it in a line.', state: 'open' };
    },
    answers: async function* () {},
    ...rest,
  };
  return Buffer.from(await new Response(zipStream(exportFiles(data))).arrayBuffer());
}

function read(uploads: { path: string; bytes: Buffer }[]) {
  const found = readImport(uploads);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

type Bare = { title: string; category: string | null; tags: string[]; content: string };

const bare = ({ title, category, tags, content }: Bare): Bare => ({ title, category, tags, content });

function filesIn(zip: Buffer) {
  const entries = listZip(zip);
  if (typeof entries === 'string') throw new Error(entries);
  return entries.map((entry) => ({ path: entry.path, bytes: unpack(entry) ?? Buffer.from('') }));
}

test('our export comes back the same: as a zip, and as JSON, CSV and Markdown from it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 6 }), async (prompts) => {
      const zip = await zipOf(exported(prompts));
      const whole = read([{ path: 'export.zip', bytes: zip }]);
      expect(whole.rows.map(bare)).toEqual(prompts);
      expect(whole.unread).toEqual([]);
      expect(whole.rows.every(({ notes, problem }) => notes.length === 0 && problem === null)).toBe(true);
      const files = filesIn(zip);
      for (const name of ['grok-prompts.json', 'prompts.csv'])
        expect(read(files.filter(({ path }) => path === name)).rows.map(bare), name).toEqual(prompts);
      const markdown = files.filter(({ path }) => path.endsWith('.md'));
      const byTitle = (a: { content: string; title: string }, b: { content: string; title: string }) =>
        a.title + a.content < b.title + b.content ? -1 : 1;
      expect(read(markdown).rows.map(bare).sort(byTitle)).toEqual([...prompts].sort(byTitle));
    }),
    { numRuns: 60 },
  );
});

test('a thousand prompts come back equal, in their order, with collections, and what was saved and pinned', async () => {
  const prompts = Array.from({ length: 1000 }, (_, at) => ({
    title: `Prompt ${at}`,
    category: at % 3 ? `C${at % 7}` : null,
    tags: ['all', 'Two words', 'No. 3'].slice(0, at % 3),
    content: `Write [WHAT|${at}] about ${Math.sin(at)}.`,
  }));
  const texts = { ...NO_TEXTS, title: 'Mine', description: 'A few' };
  const collections = [{ ...texts, slug: 'mine', public: true, prompts: [id(3), 'a-slug', id(999)] }];
  const saved = [{ prompt: 'a-slug', saved: NOW, used: null }];
  const pinned = [id(7), 'a-slug', id(0)];
  const whole = read([{ path: 'e.zip', bytes: await zipOf(exported(prompts), { collections, saved, pinned }) }]);
  expect(whole.rows.map(bare)).toEqual(prompts);
  expect(whole.collections).toEqual([{ ...texts, prompts: [3, 'a-slug', 999] }]);
  expect(whole.saved).toEqual(['a-slug']);
  expect(whole.pinned).toEqual([7, 'a-slug', 0]);
});

test('beside other files, what an export names are still its own prompts', async () => {
  const zip = await zipOf(exported([{ title: 'A', category: null, content: 'Say [A].' }]), {
    collections: [{ ...NO_TEXTS, title: 'Mine', slug: 'mine', public: false, prompts: [id(0)] }],
    pinned: [id(0)],
  });
  const whole = read([
    { path: 'b.md', bytes: Buffer.from('Say [B].') },
    { path: 'e.zip', bytes: zip },
  ]);
  expect(whole.rows.map(({ content }) => content)).toEqual(['Say [B].', 'Say [A].']);
  expect(whole.collections[0]?.prompts).toEqual([1]);
  expect(whole.pinned).toEqual([1]);
});

describe('what a spreadsheet would run', () => {
  test('does not begin a cell, and comes back as it was', () => {
    const risky = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', "'", "'=", "''@", ''), anyText)
      .map(([sign, text]) => sign + text.toWellFormed());
    fc.assert(
      fc.property(fc.array(risky, { minLength: 2, maxLength: 5 }), (cells) => {
        const line = csvLine(cells);
        for (const cell of line.slice(1, -3).split('","')) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        const csv = readCsv(line, { rows: 10, columns: 10, row: 100_000 });
        expect('rows' in csv && csv.rows[0]?.cells.map(textOfCell)).toEqual(cells);
      }),
    );
  });
});

test.each(EXPORT_FORMATS.filter(({ id }) => id !== 'text'))('a file of $name is read as one, by its name or its content', (format) => {
  const [prompt] = exported([{ title: 'A', category: null, content: 'Say [WHAT].' }]);
  const text = prompt ? format.write(ownDocument({ ...prompt, author: null, createdAt: NOW, updatedAt: NOW })) : '';
  const { formats, rows } = read([{ path: `a.${format.extension}`, bytes: Buffer.from(text) }]);
  const missing = `No reader of Import knows ${format.name}: see “A format of another tool” in docs/adding.md`;
  expect(formats.join(), missing).toContain(format.name);
  expect(rows.map(({ content }) => content)).toEqual(['Say [WHAT].']);
});

/** These keep the title in the name of the file alone. */
const UNTITLED = ['vscode', 'gemini-cli', 'text'];

test.each(EXPORT_FORMATS.map(({ id }) => id).filter((id) => !UNTITLED.includes(id)))(
  'several own prompts in the format %s come back, their blanks as they are',
  (format) => {
    const prompts = [
      { title: 'A letter', category: 'Work', content: 'Write to [WHOM] in a [TONE|warm|cold] tone. \\[TODO]' },
      {
        title: 'A name twice',
        category: null,
        content: `Say [X] and [Y_Z], not {{x}}, {{ x }}, {{y_z}}, \${x}, \${input:x}, [[x]], {argument name="x"}, {{args}} or $x.`,
      },
      { title: 'A plan', category: null, content: 'Plan it for [DAYS?for … days], {as it is}.' },
      { title: 'A sign {date}', category: null, content: `{{x}} \${y} {clipboard} [[z]] $ARGUMENTS !\`id\` @/etc/hosts to [WHOM].` },
    ];
    const documents = exported(prompts).map(({ created, updated, ...prompt }) =>
      ownDocument({ ...prompt, author: null, createdAt: created ?? '', updatedAt: updated ?? '' }),
    );
    const file = pageExport(format, '/dashboard/my-prompts', { name: 'mine', prompts: documents, all: true });
    const name = /filename="(.*)"/.exec(file?.headers['Content-Disposition'] ?? '')?.[1] ?? '';
    const back = read([{ path: name, bytes: Buffer.from(file?.body ?? '') }]).rows;
    expect(back.map(({ title, content }) => [title, normalTemplate(content).replace(/\|cold|\|warm/g, '')]).sort()).toEqual(
      prompts.map(({ title, content }) => [title, normalTemplate(content).replace(/\|cold|\|warm/g, '')]),
    );
  },
);

test('a zip of Markdown of ours says nobody’s license and no address of what is private', () => {
  const [prompt] = exported([{ title: 'A', category: null, content: 'Say it.' }]);
  const document = prompt && ownDocument({ ...prompt, author: null, createdAt: NOW, updatedAt: NOW });
  const file = document && pageExport('markdown', '/x', { name: 'a', prompts: [document], all: true });
  expect(file?.body).not.toMatch(/license|url:|author/);
  expect(zipSync({ 'a.md': strToU8(String(file?.body)) }).length).toBeGreaterThan(0);
});

test('an export that was unzipped is read as its zip is, in whatever order its files come', async () => {
  const prompts = ['Plan my week', 'Plan my meals'].map((title) => ({
    title,
    category: 'Work',
    tags: ['a'],
    content: `${title}, [DAY] by day.`,
  }));
  const zip = await zipOf(exported(prompts), { saved: [{ prompt: 'a-slug', saved: NOW, used: null }] });
  const change = ({ path, bytes }: { path: string; bytes: Buffer }) => {
    const isChanged = path.startsWith('prompts/plan-my-week');
    return { path: `grok-prompts/${path}`, bytes: isChanged ? Buffer.from(bytes.toString().replaceAll('[DAY]', '[HOUR]')) : bytes };
  };
  const files = filesIn(zip).map(change);
  expect(files.length).toBeGreaterThan(6);
  for (const folder of [files, files.toReversed()]) {
    const found = read([...folder, { path: 'grok-prompts/notes.md', bytes: Buffer.from('Mine.') }]);
    expect(found.rows.map(({ content }) => content).sort()).toEqual([
      'Mine.',
      ...['Plan my meals, [DAY] by day.', 'Plan my week, [DAY] by day.', 'Plan my week, [HOUR] by day.'],
    ]);
    expect(found.saved).toEqual(['a-slug']);
    expect(found.unread).toMatchObject([{ reason: 'It differs from grok-prompts.json, so that both are here' }]);
  }
});

test('of the other files of an export none is read as prompts', async () => {
  const files = filesIn(await zipOf(exported([{ title: 'A', category: null, content: 'Say it.' }])));
  const others = files.filter(({ path }) => path.endsWith('.json') && path !== 'grok-prompts.json');
  expect(others).toHaveLength(4);
  for (const other of others) {
    const { rows, unread } = read([other]);
    expect(rows, other.path).toEqual([]);
    expect(unread).toMatchObject([{ reason: 'Left out: of an export, grok-prompts.json alone is imported' }]);
  }
});

test('Markdown of a prompt with as many choices as it can have is read back, and is no change of the export', async () => {
  const choices = Array.from({ length: LIMITS.choices.max }, (_, at) => `choice ${at}`).join('|');
  const content = Array.from({ length: LIMITS.variables.max }, (_, at) => `[BLANK_${at}|${choices}]`).join(' ');
  const zip = await zipOf(exported([{ title: 'A', category: null, content }]));
  const whole = read([{ path: 'e.zip', bytes: zip }]);
  expect([whole.rows.length, whole.unread]).toEqual([1, []]);
  const alone = read(filesIn(zip).filter(({ path }) => path.endsWith('.md')));
  expect(alone.rows.map((row) => row.content)).toEqual([content]);
});

test('tags that were changed in a Markdown file of our export come in, and another order of them is no change', async () => {
  const prompts = ['One', 'Two'].map((title) => ({ title, category: null, tags: ['a', 'b'], content: 'Say it.' }));
  const files = filesIn(await zipOf(exported(prompts))).map(({ path, bytes }): [string, Uint8Array] => {
    const text = bytes.toString();
    const changed = path.startsWith('prompts/one') ? text.replace('- b', '- c') : text.replace('- a\n  - b', '- b\n  - a');
    return [path, path.endsWith('.md') ? strToU8(changed) : bytes];
  });
  const found = read([{ path: 'e.zip', bytes: Buffer.from(zipSync(Object.fromEntries(files))) }]);
  expect(found.rows.map(({ title, tags }) => [title, tags.join()])).toEqual([
    ['One', 'a,b'],
    ['Two', 'a,b'],
    ['One', 'a,c'],
  ]);
});

test('a file that the command line wrote comes back the same', () => {
  fc.assert(
    fc.property(stored, (prompt) => {
      const text = promptFile({ ...prompt, id: id(1), text: prompt.content });
      const { rows, unread } = read([{ path: 'a-prompt.md', bytes: Buffer.from(text) }]);
      expect([rows.map(bare), rows[0]?.notes, unread]).toEqual([[prompt], [], []]);
    }),
    { numRuns: 200 },
  );
});

test('a Markdown file of our export that was changed comes in beside it', async () => {
  const prompts = ['Plan my week', 'Plan my meals'].map((title) => ({
    title,
    category: null,
    tags: [],
    content: `${title}, [DAY] by day.`,
  }));
  const files = filesIn(await zipOf(exported(prompts)));
  const changed = files.map(({ path, bytes }): [string, Uint8Array] => [
    path,
    path.startsWith('prompts/plan-my-week') ? strToU8(bytes.toString().replaceAll('[DAY] by day', '[HOUR] by hour')) : bytes,
  ]);
  const found = read([{ path: 'export.zip', bytes: Buffer.from(zipSync(Object.fromEntries(changed))) }]);
  expect(found.rows.map(bare)).toEqual([...prompts, { ...prompts[0], content: 'Plan my week, [HOUR] by hour.' }]);
  expect(found.unread).toEqual([
    {
      path: expect.stringMatching(/^prompts\/plan-my-week.*\.md$/),
      line: null,
      reason: 'It differs from grok-prompts.json, so that both are here',
    },
  ]);
});
