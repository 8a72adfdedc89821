import { describe, expect, test } from 'vitest';
import { readImport } from '../support/read-import';

function read(path: string, content: string) {
  const found = readImport([{ path, bytes: Buffer.from(content) }]);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const json = (value: unknown) => JSON.stringify(value);
const D = '$';
const raycast = (prompt: string) => json([{ title: 'A', prompt, creativity: 'low', icon: 'text' }]);
const openWebUi = (content: string) => json([{ command: 'a', title: 'A', content }]);
const langfuse = (entry: object) => json({ name: 'a', type: 'text', labels: [], version: 1, ...entry });

describe('Raycast', () => {
  test.each<[string, string]>([
    ['{argument name="tone" default="warm"}', '[TONE|warm]'],
    ["{argument name='tone' default='warm'}", '[TONE|warm]'],
    ['{argument name=“tone” default=„warm“}', '[TONE|warm]'],
    ['{argument default=warm name=tone}', '[TONE|warm]'],
    ['{argument  name = "tone"  default = "warm" }', '[TONE|warm]'],
    ['{argument name="tone" options="dry,warm, kind"}', '[TONE|dry|warm|kind]'],
    ['{argument name="tone" options="dry, warm" default="warm"}', '[TONE|warm|dry|warm]'],
    ['{argument name="tone" | uppercase}', '[TONE]'],
    ['{argument name="tone" default="{x} of it"}', '[TONE|{x} of it]'],
    ['{argument name="tone" default="warm"} {argument name="tone"}', '[TONE|warm] [TONE]'],
    ['{argument} and {argument}', '[ARGUMENT] and [ARGUMENT_2]'],
    ['{clipboard} {clipboard offset=1} {clipboard | trim}', '[CLIPBOARD] [CLIPBOARD_2] [CLIPBOARD]'],
    ['{date format="yyyy" offset="+1d"} {date} {time} {datetime} {day}', '[DATE] [DATE_2] [TIME] [DATETIME] [DAY]'],
    ['{browser-tab format="markdown" selector="main"} {selection|json-stringify}', '[BROWSER_TAB] [SELECTION]'],
    ['{snippet name="sign off"} {uuid} {cursor}', '[SNIPPET_SIGN_OFF] [UUID] [CURSOR]'],
    ['{tone} and {"a": 1}', '{tone} and {"a": 1}'],
    ['One [YES|NO] {argument name="a"} {argument name="b"} {argument name="c"}', 'One \\[YES|NO] [A] [B] [C]'],
  ])('%s', (written, expected) => expect(read('a.json', raycast(written)).rows[0]?.content).toBe(expected));
});

describe('Open WebUI', () => {
  test.each<[string, string]>([
    ['{{town | text:placeholder="Lisbon"}}', '[TOWN|e.g. Lisbon]'],
    ["{{town|text:placeholder='Lisbon':default='Porto'}}", '[TOWN|Porto|e.g. Lisbon]'],
    ['{{tone | select:options=["dry","warm"]}}', '[TONE|dry|warm]'],
    ["{{tone | select:options=['dry','warm']}}", '[TONE|dry|warm]'],
    ['{{days | number:min=1:max=9:step=1:default=3:required}}', '[DAYS|3]'],
    ['{{a}} {{ b }} {{CURRENT_DATE}} {{userName}}', '[A] [B] [CURRENT_DATE] [USER_NAME]'],
    ['{{a | text:default="x"}} then {{a | text:default="y"}}', '[A|x] then [A]'],
    ['{{a | text:default="x"}} and {{a}}', '[A|x] and [A]'],
  ])('%s', (written, expected) => expect(read('a.json', openWebUi(written)).rows[0]?.content).toBe(expected));

  test('what an export has beside the text is named', () => {
    const entry = {
      id: 'x',
      command: 'sum',
      name: 'A',
      content: 'C',
      data: {},
      meta: { tags: ['t'] },
      tags: ['t'],
      is_active: true,
      version_id: 'v',
      access_grants: [],
    };
    expect(read('a.json', json([entry])).rows[0]?.notes.map(({ text }) => text)).toEqual(['Left out: meta, command']);
  });
});

describe('Langfuse', () => {
  test.each<[string, object, string, string[]]>([
    ['a text', { prompt: 'Say {{what}}.', config: null }, 'Say [WHAT].', []],
    [
      'settings',
      { prompt: 'Say it.', config: { model: 'm', temperature: 1 }, tags: ['t'], labels: ['production'] },
      'Say it.',
      ['Left out: labels, config.model, config.temperature'],
    ],
    ['a title in the settings', { prompt: 'Say it.', config: { title: 'T' } }, 'Say it.', ['Left out: config.title']],
    [
      'a chat with placeholders and parts',
      {
        type: 'chat',
        prompt: [
          { type: 'chatmessage', role: 'system', content: 'Be {{how}}.' },
          { type: 'placeholder', name: 'history' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Say it.' },
              { type: 'image_url', image_url: {} },
            ],
            name: 'me',
          },
        ],
      },
      'System:\nBe [HOW].\n\n[HISTORY]\n\nUser:\nSay it.',
      ['Left out: name, image_url'],
    ],
  ])('%s', (_name, entry, expected, left) => {
    const { rows, formats } = read('a.json', langfuse(entry));
    expect(formats).toEqual(['Langfuse']);
    expect(rows[0]?.content).toBe(expected);
    expect(rows[0]?.notes.filter(({ kind }) => kind === 'left-out').map(({ text }) => text)).toEqual(left);
  });

  test('the answer of its API, in which the texts are missing, names each entry', () => {
    expect(
      read(
        'a.json',
        json({
          data: [
            { name: 'a', versions: [1] },
            { name: 'b', type: 'text', prompt: 'B' },
          ],
          meta: { page: 1 },
        }),
      ),
    ).toMatchObject({
      rows: [{ title: 'b', content: 'B' }],
      unread: [{ reason: 'Entry 1 has no prompt text' }, { reason: 'Left out: meta' }],
    });
  });
});

describe('LangChain', () => {
  test.each<[string, unknown, string]>([
    [
      'a template',
      { _type: 'prompt', input_variables: ['x'], template: 'Say {x} to {who!r}, {{as it is}}.' },
      'Say [X] to [WHO], {as it is}.',
    ],
    ['its defaults', { input_variables: ['x'], partial_variables: { who: 'us' }, template: 'Say {x} to {who}.' }, 'Say [X] to [WHO|us].'],
    [
      'a default with the signs of a blank',
      { input_variables: [], partial_variables: { who: 'us [all] a|b' }, template: 'Say {who}.' },
      'Say [WHO|us [all) a/b].',
    ],
    ['Jinja', { _type: 'prompt', input_variables: ['x'], template_format: 'jinja2', template: 'Say {{ x }} in {y}.' }, 'Say [X] in {y}.'],
    [
      'examples',
      {
        _type: 'few_shot',
        input_variables: ['x'],
        prefix: 'Turn it round.',
        suffix: 'In: {x}\nOut:',
        example_prompt: { _type: 'prompt', template: 'In: {in}\nOut: {out}' },
        examples: [{ in: 'a', out: 'b' }],
      },
      'Turn it round.\n\nIn: a\nOut: b\n\nIn: [X]\nOut:',
    ],
    [
      'a chat with its classes',
      {
        lc: 1,
        type: 'constructor',
        id: ['langchain', 'prompts', 'chat', 'ChatPromptTemplate'],
        kwargs: {
          input_variables: ['x'],
          messages: [
            {
              lc: 1,
              id: ['a', 'SystemMessagePromptTemplate'],
              kwargs: { prompt: { lc: 1, id: ['a', 'PromptTemplate'], kwargs: { template: 'Be kind.', template_format: 'f-string' } } },
            },
            { lc: 1, id: ['a', 'MessagesPlaceholder'], kwargs: { variable_name: 'history' } },
            {
              lc: 1,
              id: ['a', 'HumanMessagePromptTemplate'],
              kwargs: { prompt: { lc: 1, id: ['a', 'PromptTemplate'], kwargs: { template: 'Say {x}.' } } },
            },
          ],
        },
      },
      'System:\nBe kind.\n\n[HISTORY]\n\nUser:\nSay [X].',
    ],
  ])('%s', (_name, entry, expected) => expect(read('a.json', json(entry)).rows.map(({ content }) => content)).toEqual([expected]));
});

test('snippets of VS Code, with comments and trailing commas', () => {
  const { rows, unread } = read(
    'prompts.code-snippets',
    `// Mine\n{\n  /* a note */\n  "Letter": { "prefix": "let", "body": ["To ${D}{1:the reader}, in ${D}{2|dry,warm|}.", "${D}1, ${D}{TM_SELECTED_TEXT:all}, \\\\${D}3${D}0"], },\n  "Plain": { "prefix": ["p"], "body": "http://a [YES|NO]", "description": "D" },\n}`,
  );
  expect(unread.map(({ reason }) => reason)).toEqual(['Left out: comments']);
  expect(rows.map(({ title, content }) => [title, content])).toEqual([
    ['Letter', `To [THE_READER|the reader], in [PLACE_2|dry|warm].\n[THE_READER], [TM_SELECTED_TEXT|all], ${D}3`],
    ['Plain', 'http://a \\[YES|NO]'],
  ]);
  expect(rows.flatMap(({ notes }) => notes.map(({ text }) => text)).filter((text) => text.startsWith('Left'))).toEqual([
    'Left out: prefix',
    'Left out: $0, where the cursor ends up',
    'Left out: prefix, description',
  ]);
});

test('the signs of a blank in a word of a snippet are written as in any other blank', () => {
  const [row] = read('a.code-snippets', json({ A: { prefix: 'a', body: `Say ${D}{1:us [all]}, ${D}{2|a],b|}.` } })).rows;
  expect(row?.content).toBe('Say [PLACE_1|us [all)], [PLACE_2|a)|b].');
});

test('what of a snippet stays text is named, and of places in places the inner ones are blanks', () => {
  const body = `${D}{1:Write ${D}{2:a word}} by ${D}{TM_FILENAME/(.*)/${D}1/}`;
  const [row] = read('a.code-snippets', json({ A: { prefix: 'a', body } })).rows;
  expect(row?.content).toBe(`Write [A_WORD|a word] by ${D}{TM_FILENAME/(.*)/${D}1/}`);
  expect(row?.notes.map(({ text }) => text).slice(-2)).toEqual([
    `${D}{TM_FILENAME/(.*)/${D}1/} stays text`,
    `Left out: ${D}{1:…}, because there are other blanks in it`,
  ]);
});

test('snippets of Raycast have its placeholders, and what stays text in Langfuse and in a list is named', () => {
  const notes = (value: unknown) => read('a.json', json(value)).rows.flatMap((row) => [row.content, ...row.notes.map(({ text }) => text)]);
  expect(notes([{ name: 'A', text: 'Hi {clipboard}', keyword: 'x' }])).toEqual([
    'Hi [CLIPBOARD]',
    '{clipboard} became the blank [CLIPBOARD]',
    'Left out: keyword',
  ]);
  const reference = '@@@langfusePrompt:name=b|label=production@@@';
  expect(notes({ name: 'a', type: 'text', prompt: reference })).toEqual([reference, `${reference} stays text`]);
  expect(notes([{ title: 'A', prompt: 'Act as {role}' }])).toEqual(['Act as {role}', '{role} stays text']);
});

test('an entry within an object that has a title has that title', () => {
  expect(read('a.json', json([{ id: 'x', name: 'Tutor', params: { system: 'Be a tutor' } }]))).toMatchObject({
    rows: [{ title: 'Tutor' }],
    unread: [],
  });
});

describe('lists of other tools', () => {
  test.each<[string, string, unknown, [string, string][]]>([
    [
      'names and texts',
      'a.json',
      [
        { name: 'A', text: 'One' },
        { Title: 'B', Prompt: 'Two' },
        { act: 'C', prompt: 'Three' },
      ],
      [
        ['A', 'One'],
        ['B', 'Two'],
        ['C', 'Three'],
      ],
    ],
    [
      'roles',
      'a.json',
      [
        { role: 'Poet', prompt: 'One' },
        { role: 'Cook', content: 'Two' },
      ],
      [
        ['Poet', 'One'],
        ['Cook', 'Two'],
      ],
    ],
    [
      'by their titles',
      'a.json',
      { Poet: 'Write a poem', Cook: { prompt: 'Cook it' } },
      [
        ['Poet', 'Write a poem'],
        ['Cook', 'Cook it'],
      ],
    ],
    [
      'pairs of a title and a text',
      'a.json',
      {
        en: [
          ['Poet', 'Write it'],
          ['Cook', 'Cook it'],
        ],
      },
      [
        ['Poet', 'Write it'],
        ['Cook', 'Cook it'],
      ],
    ],
    [
      'a list in an object in an object',
      'a.json',
      { data: { userPrompts: [{ id: '1', title: 'A', prompt: 'One' }], userCharacters: [{ title: 'B', instruction: 'Two' }], chats: [] } },
      [
        ['A', 'One'],
        ['B', 'Two'],
      ],
    ],
    [
      'groups',
      'a.json',
      { Writing: [{ title: 'A', prompt: 'One' }], Work: [{ title: 'B', prompt: 'Two' }] },
      [
        ['A', 'One'],
        ['B', 'Two'],
      ],
    ],
    ['folders', 'a.json', [{ name: 'F', items: [{ title: 'A', prompt: 'One' }] }], [['A', 'One']]],
    [
      'agents of LobeHub',
      'a.json',
      { state: { sessions: [{ config: { systemRole: 'Be it', model: 'm' }, meta: { title: 'A', tags: ['t'] } }] } },
      [['A', 'Be it']],
    ],
    [
      'agents of Cherry Studio',
      'a.json',
      [{ id: '1', name: 'A', emoji: '-', group: ['g'], prompt: 'Be it', description: 'D' }],
      [['A', 'Be it']],
    ],
    ['personas of big-AGI', 'a.json', { personas: [{ id: '1', name: 'A', systemPrompt: 'Be it' }] }, [['A', 'Be it']]],
    [
      'prompts of SillyTavern',
      'a.json',
      { temperature: 1, prompts: [{ identifier: 'main', name: 'A', role: 'system', content: 'Be it', system_prompt: true }] },
      [['A', 'Be it']],
    ],
    ['quick replies', 'a.json', { version: 2, name: 'S', qrList: [{ id: 1, label: 'A', message: 'Say it' }] }, [['A', 'Say it']]],
    ['masks', 'a.json', { x1: { name: 'A', context: [{ role: 'system', content: 'Be it' }] } }, [['A', 'Be it']]],
    [
      'messages',
      'a.json',
      [
        { role: 'system', content: 'Be kind' },
        { role: 'user', content: 'Say it' },
      ],
      [['A', 'System:\nBe kind\n\nUser:\nSay it']],
    ],
    [
      'a system prompt and one of the user',
      'a.json',
      [{ name: 'A', system: 'Be kind', user: 'Say {{what}} now' }],
      [['A', 'System:\nBe kind\n\nUser:\nSay [WHAT] now']],
    ],
    [
      'texts without titles',
      'many.json',
      ['Say one thing', 'Say another'],
      [
        ['Say one thing', 'Say one thing'],
        ['Say another', 'Say another'],
      ],
    ],
    ['lines of a text', 'a.json', [{ title: 5, prompt: ['One', 'Two'] }], [['5', 'One\nTwo']]],
  ])('%s', (_name, path, value, expected) =>
    expect(read(path, json(value)).rows.map(({ title, content }) => [title, content])).toEqual(expected),
  );

  test('JSON Lines, also without an extension and with a broken line', () => {
    const lines = `${json({ messages: [{ role: 'user', content: 'One' }] })}\n\n${json({ prompt: 'Two', completion: 'C' })}\n{"prompt": \n${json({ x: 1 })}\n`;
    for (const path of ['a.jsonl', 'a.ndjson', 'Pasted text', 'a.json', 'a.txt']) {
      const { rows, unread } = read(path, lines);
      expect(rows.map(({ content }) => content)).toEqual(['One', 'Two']);
      expect(rows[1]?.notes).toEqual([{ kind: 'left-out', text: 'Left out: completion' }]);
      expect(unread).toEqual([
        { path, line: null, reason: 'Entry 3 has no prompt text' },
        { path, line: 4, reason: 'This line is not valid JSON' },
      ]);
    }
  });

  test('JSON in a file of another name is read as JSON, if there are prompts in it', () => {
    for (const path of ['a.txt', 'a.md', 'a.csv', 'a.yaml'])
      expect(read(path, json([{ title: 'A', prompt: 'One' }])).rows).toMatchObject([{ title: 'A', content: 'One' }]);
    expect(read('a.md', '{"task": 1}').rows).toMatchObject([{ content: '{"task": 1}' }]);
  });

  test('what an entry, a list or an object has beside the texts is named', () => {
    const { rows, unread } = read(
      'a.json',
      json({
        about: 'Mine',
        settings: { n: 1 },
        prompts: [
          { title: 'A', prompt: 'One', category: ['x'], user: 'two words', source: 'http://x', meta: { n: 1 } },
          { y: 1 },
          7,
          null,
          '',
        ],
        other: [1, { z: 2 }],
      }),
    );
    expect(rows[0]?.notes.map(({ text }) => text)).toEqual(['Left out: category, user, source, meta.n']);
    expect(unread.map(({ reason }) => reason)).toEqual(['Entries 2, 3, 4, 5 have no prompt text', 'Left out: about, settings, other']);
  });

  test('of a key that is given twice it is said that the first is lost', () => {
    expect(read('a.json', '{"Poet": "Write it", "Poet": "Write more"}')).toMatchObject({
      rows: [{ content: 'Write more' }],
      unread: [{ reason: 'Left out: all but the last of what Poet holds, which is given several times' }],
    });
  });

  test('line ends of Windows within a text are line ends', () => {
    expect(read('a.json', json([{ prompt: 'One\r\ntwo\rthree' }])).rows[0]).toMatchObject({ content: 'One\ntwo\nthree', notes: [] });
  });
});

describe('losses that a reader of everything found', () => {
  test.each([
    [
      'a text under a name that programs keep records by',
      'a.json',
      '[{"title":"T","prompt":"Sum it up","user":"Answer in at most 1000 words"}]',
      'Left out: user',
    ],
    ['a time in it', 'a.csv', 'title,prompt,key\nT,Say it,At 10:30 say hello to Bob\n', 'Left out: key'],
    ['a name that only ends like a date', 'a.json', '[{"title":"T","prompt":"Say it","focusOn":"safety"}]', 'Left out: focusOn'],
    [
      'a key that a line of JSON Lines has twice',
      'a.jsonl',
      '{"title":"T","prompt":"Say it","prompt":"Say that"}\n{"title":"U","prompt":"Go"}\n',
      'prompt',
    ],
  ])('%s is named', (_kind, path, text, named) => {
    expect(JSON.stringify(read(path, text))).toContain(named);
  });

  test('a note with a day and a name is not taken for one of ours', () => {
    const note = '---\ntitle: A\ndescription: For work\ncreated: 2026-01-05\nauthor: Ann\n---\nSum up {{notes}} for [TEAM].';
    expect(read('a.md', note).rows).toMatchObject([{ content: 'Sum up [NOTES] for [TEAM].' }]);
    expect(JSON.stringify(read('a.md', note).rows)).toContain('Left out: description, author');
  });

  test('a heading that ends in a sharp keeps it', () => {
    expect(read('a.md', '# Review my C#\n\nLook at it.').rows).toMatchObject([{ title: 'Review my C#' }]);
  });

  test('the roles of a chat stay where its variables stay as they are', () => {
    const human = { role: 'user', prompt: { template: 'Say {{a}}', template_format: 'jinja2' } };
    const chat = { _type: 'chat', input_variables: ['a'], messages: [{ role: 'system', content: 'Be short' }, human] };
    const [row] = read('a.json', json(chat)).rows;
    expect(row?.original ?? '').toContain('System:');
  });
});
