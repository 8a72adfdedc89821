import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readImport } from '../support/read-import';

function read(value: unknown) {
  const found = readImport([{ path: 'a.json', bytes: Buffer.from(JSON.stringify(value)) }]);
  if (typeof found === 'string') throw new Error(found);
  const { rows, unread } = found;
  return {
    prompts: rows.map(({ title, category, content }) => [category, title, content]),
    notes: rows.flatMap(({ notes }) => notes.map(({ text }) => text)),
    unread: unread.map(({ reason }) => reason),
  };
}

const entry = (name: string) => ({ title: name, prompt: `Do ${name} well.` });
const read1 = (category: string | null, name: string) => [category, name, `Do ${name} well.`];

describe('the name of a list of prompts is their category', () => {
  test.each<[string, unknown, unknown[], string[]]>([
    ['names as people write them', { Marketing: [entry('a')] }, [read1('Marketing', 'a')], []],
    ['names of several lists', { cats: [entry('a')], dogs: [entry('b')] }, [read1('cats', 'a'), read1('dogs', 'b')], []],
    ['a name of a program', { results: [entry('a')] }, [read1(null, 'a')], []],
    [
      'lists by their names in a list',
      { prompts: { Work: [entry('a')], Home: [entry('b')] } },
      [read1('Work', 'a'), read1('Home', 'b')],
      [],
    ],
    ['a set', { version: 1, name: 'My set', author: 'Jo', prompts: [entry('a')] }, [read1('My set', 'a')], ['Left out: author']],
    [
      'folders in folders',
      { folders: [{ name: 'F', prompts: [entry('a')], folders: [{ name: 'G', prompts: [entry('b')] }] }] },
      [read1('F', 'a'), read1('G', 'b')],
      [],
    ],
    [
      'a category of its own wins, and the name is named',
      { name: 'My set', prompts: [{ ...entry('a'), category: 'C' }] },
      [read1('C', 'a')],
      ['Left out: name'],
    ],
    ['objects by their ids have none', { a1: entry('a'), b2: entry('b') }, [read1(null, 'a'), read1(null, 'b')], []],
  ])('%s', (_name, value, prompts, unread) => expect(read(value)).toMatchObject({ prompts, unread }));
});

describe('what stands beside a list of prompts is no prompt', () => {
  test.each<[string, unknown, unknown[], string[]]>([
    [
      'texts beside prompts by their titles',
      { name: 'My set', description: 'All of my prompts', prompts: { A: 'Do it now', B: 'Do that' } },
      [
        ['My set', 'A', 'Do it now'],
        ['My set', 'B', 'Do that'],
      ],
      ['Left out: description'],
    ],
    [
      'objects',
      { author: { name: 'Jo Doe', text: 'hi there' }, settings: { prompt: 'x y' }, prompts: [entry('a')] },
      [read1(null, 'a')],
      ['Left out: author, settings'],
    ],
  ])('%s', (_name, value, prompts, unread) => expect(read(value)).toMatchObject({ prompts, unread }));
});

describe('a conversation is no prompt', () => {
  const ONE = ['Left out: a conversation. Import takes prompts: save as a text file what you want to keep of it'];
  const message = { role: 'user', content: 'Hi there' };
  test.each<[string, unknown]>([
    ['ChatGPT', [{ title: 'Chat', mapping: { a: { message: { content: { parts: ['Hi there'] } } } } }]],
    ['Claude', [{ name: 'Chat', chat_messages: [{ text: 'Hi there', sender: 'human' }] }]],
    ['Open WebUI', [{ title: 'Chat', chat: { messages: [message], history: {} } }]],
    ['TypingMind', { data: { chats: [{ chatTitle: 'Chat', messages: [message] }] } }],
    ['a rating of ChatGPT', [{ conversation_id: 'x', content: 'so good' }]],
  ])('%s', (_name, value) => expect(read(value)).toMatchObject({ prompts: [], unread: ONE }));

  test('beside prompts, they are counted', () => {
    const { prompts, unread } = read([entry('a'), { chat_messages: [] }, { chat_messages: [] }]);
    expect(prompts).toEqual([read1(null, 'a')]);
    expect(unread).toEqual(['Left out: 2 conversations. Import takes prompts: save as text files what you want to keep of them']);
  });
});

test('whatever is nested around prompts, each is read once or the object around it is named, and so is what is beside them', () => {
  const names = fc.constantFrom('Marketing', 'prompts', 'folders', 'my list', 'data', 'items', 'a');
  let count = 0;
  const prompt = fc.constant(null).map(() => ({ title: `T${count++}`, prompt: `Text ${count} of it.` }));
  const { wrapped } = fc.letrec<{ wrapped: unknown }>((tie) => ({
    wrapped: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'wrapped' },
      fc.array(prompt, { minLength: 1, maxLength: 3 }),
      fc.dictionary(names, tie('wrapped'), { minKeys: 1, maxKeys: 3 }),
      fc.record({ title: fc.constantFrom('Set one', 'Set two'), note: fc.constant('A note of mine'), prompts: tie('wrapped') }),
    ),
  }));
  fc.assert(
    fc.property(wrapped, (value) => {
      const text = JSON.stringify(value);
      const { prompts, notes, unread } = read(value);
      const said = [...prompts.flat(), ...notes, ...unread].join('\n');
      const written = text.match(/Text \d+ of it\./g) ?? [];
      expect(prompts.length, text).toBe(new Set(prompts.map(([, , content]) => content)).size);
      // An object without a list of prompts beside one that is a list says something of it, and is named.
      for (const one of written) if (!said.includes(one)) expect(unread.join('\n'), text).toMatch(/Left out: .*(Marketing|my list|a)\b/);
      if (text.includes('A note of mine')) expect(said, text).toMatch(/note/);
    }),
    { numRuns: 500 },
  );
});
