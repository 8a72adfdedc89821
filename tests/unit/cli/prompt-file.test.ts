import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile } from '@/lib/import/read-file';
import { tagsIn } from '@/lib/my-prompts/tags';
import { changedFile, fileWithId, normalContent, promptFile, readPromptFile } from '@/packages/cli/src/sync/prompt-file';
import { hashOf } from '@/packages/cli/src/sync/state';
import { template } from '@/tests/unit/support/templates';

const ID = '5eed0000-0000-4000-8000-000000000001';
const OTHER = '5eed0000-0000-4000-8000-000000000002';

const A = { title: 'A', category: null, tags: [], text: 'Text' };

/** What the site can store of a prompt. */
const content = fc
  .record({
    title: fc.string({ unit: 'grapheme' }),
    category: fc.option(fc.string({ unit: 'grapheme' })),
    tags: fc.array(fc.string({ unit: 'grapheme' })).map((tags) => tagsIn(tags.join())),
    text: fc.oneof(
      template.map(({ source }) => source),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('---\nid: x\n---', 'a\n---\nb', '  - [A]\n\n# b', ': ? !'),
    ),
  })
  .map(normalContent)
  .filter(({ title, text }) => title !== '' && text !== '');

const lineEnds = fc.constantFrom('\n', '\r\n', '\r');

describe('the file of a prompt', () => {
  test('says the same when it is read, whatever its line ends', () => {
    fc.assert(
      fc.property(content, lineEnds, fc.boolean(), (given, end, mark) => {
        const file = `${mark ? '\ufeff' : ''}${promptFile({ id: ID, ...given }).replaceAll('\n', end)}`;
        expect(readPromptFile(file)).toEqual({ kind: 'prompt', id: ID, content: given });
      }),
    );
  });

  test('is read by the import of the site, its text as it is', () => {
    const given = { title: 'A: "b"', category: 'Work', tags: ['7', 'two words'], text: 'Say [WHAT|a|b] {{so}}.' };
    const read = readFile({ path: 'a.md', text: promptFile({ id: ID, ...given }) });
    expect(read).toMatchObject({ prompts: [{ title: given.title, category: 'Work', tags: given.tags }] });
  });

  test('takes another content, and keeps what else its front matter says', () => {
    fc.assert(
      fc.property(content, content, lineEnds, (before, after, end) => {
        const source = promptFile({ id: OTHER, ...before })
          .replace('---\n\n', 'topics:\n  - one # why\n---\n\n')
          .replaceAll('\n', end);
        const changed = changedFile(source, ID, after) ?? '';
        expect(readPromptFile(changed)).toEqual({ kind: 'prompt', id: ID, content: after });
        expect(changed).toContain('- one # why\n');
      }),
    );
  });

  test('gets its id in a line of its own, and nothing else of it changes', () => {
    fc.assert(
      fc.property(content, lineEnds, fc.constantFrom('---', '--- \t'), (given, end, line) => {
        const source = promptFile({ id: ID, ...given })
          .replace(`---\nid: ${ID}\n`, `${line}\n`)
          .replaceAll('\n', end);
        const named = fileWithId(source, ID, given);
        expect(named).toBe(`${line}${end}id: ${ID}${end}${source.slice(line.length + end.length)}`);
        expect(readPromptFile(named)).toEqual({ kind: 'prompt', id: ID, content: given });
      }),
    );
    expect(fileWithId('---\nid:\ntitle: A\n---\n\nText\n', ID, A)).toBe(`---\nid: ${ID}\ntitle: A\n---\n\nText\n`);
  });

  test.each([
    '---\ntitle: A\nid:\nmore: kept\n---\n\nText\n',
    '---\n{ title: A, more: kept }\n---\nText',
    '---\ntitle: A\nmore: kept\n...\nText',
    '--- \nid: ~\ntitle: B\nmore: kept\n--- \nAnother text',
  ])('gets its id and says this content: %j', (source) => {
    const named = fileWithId(source, ID, A);
    expect(readPromptFile(named)).toEqual({ kind: 'prompt', id: ID, content: A });
    expect(named).toContain('more: kept');
    const changed = changedFile(named, OTHER, { ...A, text: 'Other' }) ?? '';
    expect(readPromptFile(changed)).toEqual({ kind: 'prompt', id: OTHER, content: { ...A, text: 'Other' } });
    expect(changed).toContain('more: kept');
  });

  test.each([
    ['# Just Markdown', 'other'],
    ['---\ntags: [a]\n---\n\nText', 'other'],
    ['', 'other'],
    ['---\ntitle: [\n---\n\nText', 'unreadable'],
    ['---\ntitle: A', 'unreadable'],
    ['---\ntitle:\n---\n\nText', 'unreadable'],
    ['---\nid: ../../up\ntitle: A\n---\n\nText', 'unreadable'],
    ['---\ntitle: A\ncategory: [a]\n---\n\nText', 'unreadable'],
    [`---\nid: ${ID}\n---\n\nText`, 'unreadable'],
    ['+++\ntitle = "A"\n+++\n\nText', 'unreadable'],
    [`{\n"id": "${ID}",\n"title": "A"\n}\n\nText`, 'unreadable'],
    ['+++\ntags = ["a"]\n+++\n\nText', 'other'],
    ['---\ntitle: A\n---\n\nText', 'prompt'],
    ['---\ntitle: A\n---\nText', 'prompt'],
    ['--- \ntitle: A\n--- \nText', 'prompt'],
  ])('%j is %s', (source, kind) => {
    expect(readPromptFile(source).kind).toBe(kind);
  });

  test('has the same hash as what the site makes of it', () => {
    const typed = { title: ' A\ttitle ', category: '', tags: ['#a', 'A'], text: '\r\nOne\r\n\u0007two \n' };
    expect(hashOf(typed)).toBe(hashOf({ title: 'A title', category: null, tags: ['a'], text: 'One\ntwo' }));
    expect(hashOf(typed)).not.toBe(hashOf({ title: 'A title', category: null, tags: ['a'], text: 'One\n two' }));
  });
});
