import { describe, expect, test } from 'vitest';
import { readImport } from '../support/read-import';

function read(path: string, text: string) {
  const found = readImport([{ path, bytes: Buffer.from(text) }]);
  if (typeof found === 'string') throw new Error(found);
  return {
    prompts: found.rows.map(({ title, category, content }) => [category, title, content]),
    said: [...found.rows.flatMap(({ notes }) => notes.map(({ text: note }) => note)), ...found.unread.map(({ reason }) => reason)],
    lines: found.unread.flatMap(({ line }) => line ?? []),
    table: found.table,
  };
}

const json = (value: unknown) => JSON.stringify(value);
const REVIEW = 'Review the code below.';
const STORY = 'Write a story about the sea.';
const two = [
  [null, 'Code review', REVIEW],
  [null, 'Story', STORY],
];

describe('texts by their titles', () => {
  test.each<[string, unknown, unknown[], string[]]>([
    ['are prompts', { 'Code review': REVIEW, Story: STORY }, two, []],
    ['beside other fields', { version: 2, author: 'Jo Doe', 'Code review': REVIEW, Story: STORY }, two, ['Left out: author']],
    [
      'by names of a program',
      { version: '1.0', author: 'jo', review: REVIEW, story: STORY },
      [
        [null, 'review', REVIEW],
        [null, 'story', STORY],
      ],
      ['Left out: author'],
    ],
    [
      'in another script',
      { 翻译: '请把下面的文字翻译成英文', 故事: '写一个关于大海的故事' },
      [
        [null, '翻译', '请把下面的文字翻译成英文'],
        [null, '故事', '写一个关于大海的故事'],
      ],
      [],
    ],
    [
      'in levels',
      { Work: { 'Code review': REVIEW }, Home: { Story: STORY } },
      [
        ['Work', 'Code review', REVIEW],
        ['Home', 'Story', STORY],
      ],
      [],
    ],
    [
      'in levels of a program',
      { work: { review: REVIEW }, home: { story: STORY } },
      [
        ['work', 'review', REVIEW],
        ['home', 'story', STORY],
      ],
      [],
    ],
    ['in levels of levels', { All: { Work: { 'Code review': REVIEW } } }, [['Work', 'Code review', REVIEW]], ['Left out: the name All']],
    [
      'beside levels, in their order',
      { 'Code review': REVIEW, Home: { Story: STORY } },
      [
        [null, 'Code review', REVIEW],
        ['Home', 'Story', STORY],
      ],
      [],
    ],
    [
      'in a set with a title',
      { title: 'My set', 'Code review': REVIEW, Story: STORY },
      [
        ['My set', 'Code review', REVIEW],
        ['My set', 'Story', STORY],
      ],
      [],
    ],
    [
      'in prompts beside instructions',
      { instructions: 'Use these with care.', prompts: { 'Code review': REVIEW, Story: STORY } },
      two,
      ['Left out: instructions'],
    ],
    ['in a list', [{ 'Code review': REVIEW }, { Story: STORY }], two, []],
    [
      'in lists by their categories',
      { Work: [REVIEW], Home: [STORY, 'Tell me a joke.'] },
      [
        ['Work', REVIEW, REVIEW],
        ['Home', STORY, STORY],
        ['Home', 'Tell me a joke.', 'Tell me a joke.'],
      ],
      [],
    ],
  ])('%s', (_name, value, prompts, said) => expect(read('a.json', json(value))).toMatchObject({ prompts, said }));

  test.each<[string, unknown]>([
    ['of a package', { name: 'x', version: '1', license: 'MIT', scripts: { build: 'next build', lint: 'biome check .' } }],
    ['of an editor', { 'editor.fontFamily': 'monospace', 'files.exclude': { a: true }, title: 'Mine', style: 'dark' }],
  ])('settings %s are none', (_name, value) => expect(read('package.json', json(value))).toMatchObject({ prompts: [] }));
});

describe('a prompt and the prompts in it', () => {
  test.each<[string, unknown, unknown[], string[]]>([
    [
      'a list beside instructions',
      { instructions: 'Use these with care.', prompts: [{ title: 'Story', prompt: STORY }] },
      [[null, 'Story', STORY]],
      ['Left out: instructions'],
    ],
    [
      'a tree',
      { name: 'A', prompt: 'Do it.', children: [{ name: 'B', prompt: 'Do that.' }] },
      [
        [null, 'A', 'Do it.'],
        ['A', 'B', 'Do that.'],
      ],
      [],
    ],
    [
      'lists that hold none',
      { title: 'A', prompt: 'Do it.', items: [{ x: 1 }], templates: {} },
      [[null, 'A', 'Do it.']],
      ['Left out: items'],
    ],
  ])('%s', (_name, value, prompts, said) => expect(read('a.json', json(value))).toMatchObject({ prompts, said }));
});

describe('tables in JSON', () => {
  const rows = [
    ['Code review', REVIEW],
    ['Story', STORY],
  ];
  test.each<[string, unknown, string[]]>([
    ['rows below their names', [['act', 'prompt'], ...rows], []],
    ['rows without names', rows, []],
    ['names beside rows', { columns: ['title', 'prompt'], index: [0, 1], data: rows }, ['Left out: index']],
    ['names and rows by other names', { header: ['title', 'prompt'], rows, source: 'a web page' }, ['Left out: source']],
    [
      'names as objects',
      {
        meta: [
          { name: 'title', type: 'String' },
          { name: 'prompt', type: 'String' },
        ],
        data: rows,
      },
      [],
    ],
    ['values of a spreadsheet', { range: 'Sheet1!A1:B3', values: [['Title', 'Prompt'], ...rows] }, ['Left out: range']],
    ['columns', { title: ['Code review', 'Story'], prompt: [REVIEW, STORY] }, []],
    ['columns by the numbers of rows', { title: { 0: 'Code review', 1: 'Story' }, prompt: { 0: REVIEW, 1: STORY } }, []],
    ['a table in a list', { version: 1, prompts: { columns: ['title', 'prompt'], data: rows } }, []],
  ])('%s', (_name, value, said) => expect(read('a.json', json(value))).toMatchObject({ prompts: two, said }));

  test('rows without a text, other cells, and cells behind the last column are named', () => {
    const table = [
      ['title', 'prompt', 'notes'],
      ['A', 'Do it.', 'x y', 'z z'],
      ['B', null, 1],
      ['C', 'Do that.'],
    ];
    expect(read('a.json', json(table))).toMatchObject({
      prompts: [
        [null, 'A', 'Do it.'],
        [null, 'C', 'Do that.'],
      ],
      said: ['Left out: notes, column 4', 'Entry 2 has no prompt text'],
    });
  });

  test('of fields that nobody knows the columns can be chosen', () => {
    const { table, prompts } = read('a.json', json([{ Frage: 'Was ist {{x}}?', Wozu: 'Lernen' }, { Frage: 'Wer ist {{y}}?' }]));
    expect(table).toMatchObject({ header: ['Frage', 'Wozu'], columns: null });
    expect(prompts).toHaveLength(2);
  });
});

describe('lines of JSON', () => {
  test.each<[string, string[], unknown[]]>([
    [
      'texts',
      [json(REVIEW), json(STORY)],
      [
        [null, REVIEW, REVIEW],
        [null, STORY, STORY],
      ],
    ],
    ['texts by their titles', [json({ 'Code review': REVIEW }), json({ Story: STORY })], two],
    ['rows', [json(['act', 'prompt']), json(['Code review', REVIEW]), json(['Story', STORY])], two],
    [
      'of each kind',
      [json({ title: 'Code review', prompt: REVIEW }), json(['Story', STORY]), json('Tell me a joke.')],
      [...two, [null, 'Tell me a joke.', 'Tell me a joke.']],
    ],
  ])('%s', (_name, lines, prompts) => {
    expect(read('a.jsonl', lines.join('\n'))).toMatchObject({ prompts, said: [] });
    expect(read('a.json', lines.join('\r\n'))).toMatchObject({ prompts, said: [] });
  });

  test('a line that is none is named by its number and drops no other, also where it is the first', () => {
    const lines = ['{"prompt": "cut of', json(REVIEW), 'no JSON', '', json({ title: 'Story', prompt: STORY }), json(STORY)];
    for (const path of ['a.jsonl', 'a.json'])
      expect(read(path, lines.join('\n'))).toMatchObject({
        prompts: [
          [null, REVIEW, REVIEW],
          [null, 'Story', STORY],
          [null, STORY, STORY],
        ],
        lines: [1, 3],
      });
  });

  test('many lines that are none are counted', () => {
    const { prompts, said } = read('a.jsonl', `${json(REVIEW)}\n${'{"a\n'.repeat(150)}`);
    expect(prompts).toHaveLength(1);
    expect(said.slice(-2)).toEqual(['This line is not valid JSON', '130 more lines are not valid JSON']);
  });
});

describe('a file of another name is told by what is in it', () => {
  const list = json([{ title: 'Story', prompt: STORY }]);
  test.each([
    ...['a.yaml', 'a.txt', 'a.md', 'a.csv'].map((path) => [path, 'JSON', list]),
    ['a.md', 'JSON below a comment', `// Mine\n${list}`, 'Left out: comments'],
    ['a.json', 'YAML', `- title: Story\n  prompt: ${STORY}\n`],
    ['a.json', 'almost JSON', `[{title: 'Story', prompt: '${STORY}'}]`],
    ['a.json', 'a table', `title,prompt\nStory,${STORY}\n`],
    ['a.json', 'front matter', `---\ntitle: Story\n---\n${STORY}`],
  ])('%s: %s', (path, _kind, text, ...said) => expect(read(path, text)).toMatchObject({ prompts: [[null, 'Story', STORY]], said }));
});

test('prompts are found at any depth, and each field is looked at once', () => {
  const nested = (depth: number, value: unknown): unknown => (depth === 0 ? value : { prompts: nested(depth - 1, value) });
  expect(read('a.json', json(nested(95, [{ title: 'Story', prompt: STORY }]))).prompts).toEqual([[null, 'Story', STORY]]);
  // With a second look at each of them this would never end.
  expect(read('a.json', json(nested(95, { x: 1 }))).said).toEqual(['This kind of JSON is not supported']);
});
