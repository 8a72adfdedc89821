import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readImport } from '../support/read-import';

/** What is read of some files, by their paths. */
function read(files: Record<string, string | Uint8Array>) {
  const found = readImport(Object.entries(files).map(([path, content]) => ({ path, bytes: Buffer.from(content) })));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const rows = (files: Record<string, string | Uint8Array>) => read(files).rows.map(({ title, content }) => [title, content]);

describe('prompts of other tools are read, their variables as blanks', () => {
  test.each<[string, string, string, [string, string][]]>([
    ['Markdown', 'weekly-plan.md', '# Plan\n\nPlan {{the week}} of [NAME].', [['Plan', 'Plan [THE_WEEK] of [NAME].']]],
    ['Markdown with front matter', 'x.md', '---\ntitle: A plan\ntags: [a]\n---\n\nPlan {{week}}.', [['A plan', 'Plan [WEEK].']]],
    ['front matter without a title', 'a-note.md', '---\ntags: [a]\n---\nPlan it.', [['A note', 'Plan it.']]],
    [
      'SKILL.md',
      'plan/SKILL.md',
      '---\nname: plan-week\ndescription: Plans a week.\n---\n\nPlan $ARGUMENTS well. [TODO]',
      [['plan-week', 'Plan [ARGUMENTS] well. \\[TODO]']],
    ],
    [
      'VS Code',
      'review.prompt.md',
      `---\ndescription: Reviews\nmode: agent\n---\n\nReview ${'$'}{input:fileName:the file} and ${'$'}{selection}.`,
      [['Review', 'Review [FILE_NAME|the file] and [SELECTION].']],
    ],
    [
      '.prompt.yml',
      'ask.prompt.yml',
      'name: Ask\nmodel: x\nmessages:\n  - role: system\n    content: You are kind.\n  - role: user\n    content: "Answer {{question}} [TODO]"\n',
      [['Ask', 'System:\nYou are kind.\n\nUser:\nAnswer [QUESTION] \\[TODO]']],
    ],
    ['Gemini CLI', 'tidy.toml', 'description = "Tidies"\nprompt = "Tidy {{args}}."\n', [['Tidy', 'Tidy [ARGS].']]],
    [
      'Open WebUI',
      'prompts.json',
      '[{"command":"/sum","title":"Sum up","content":"Sum up {{text}} for {{ who | text:placeholder=\\"me\\" }}, {{CLIPBOARD}}."}]',
      [['Sum up', 'Sum up [TEXT] for [WHO|e.g. me], [CLIPBOARD].']],
    ],
    [
      'Raycast',
      'raycast.json',
      '[{"title":"Fix","prompt":"Fix {selection} in {argument name=\\"Tone\\" default=\\"warm\\"}.","creativity":"low"}]',
      [['Fix', 'Fix [SELECTION] in [TONE|warm].']],
    ],
    ['Langfuse', 'p.json', '{"type":"text","name":"greet","prompt":"Greet {{userName}}."}', [['greet', 'Greet [USER_NAME].']]],
    [
      'a chat of Langfuse',
      'p.json',
      '{"type":"chat","name":"greet","prompt":[{"role":"system","content":"Be kind."},{"role":"user","content":"Greet {{who}}."}]}',
      [['greet', 'System:\nBe kind.\n\nUser:\nGreet [WHO].']],
    ],
    [
      'espanso',
      'base.yml',
      'matches:\n  - trigger: ":hi"\n    form: "Hi [[name]]"\n  - trigger: ":d"\n    replace: "On {{mydate}}"\n',
      [
        [':hi', 'Hi [NAME]'],
        [':d', 'On [MYDATE]'],
      ],
    ],
    [
      'act and prompt',
      'prompts.csv',
      `act,prompt\n"Poet","Write about ${'$'}{topic:the sea}, ""well"""\nCook,Cook ${'$'}{dish}\n`,
      [
        ['Poet', 'Write about [TOPIC|the sea], "well"'],
        ['Cook', 'Cook [DISH]'],
      ],
    ],
    ['a table with semicolons', 'p.csv', 'Title;Prompt;Tag\nA;Say it, now;x\n', [['A', 'Say it, now']]],
    [
      'fabric',
      'patterns/extract_wisdom/system.md',
      '# IDENTITY\n\nYou extract.\n\n# INPUT:\n\nINPUT:',
      [['Extract wisdom', '# IDENTITY\n\nYou extract.\n\n# INPUT:\n\nINPUT:']],
    ],
    ['Semantic Kernel', 'FunPlugin/Limerick/skprompt.txt', 'Rhyme about {{$input}}.', [['Limerick', 'Rhyme about [INPUT].']]],
    ['a list of another tool', 'x.json', '{"prompts":[{"name":"One","text":"Say {{a}}"}]}', [['One', 'Say [A]']]],
    ['text', 'an_idea.txt', 'Say {{what}}', [['An idea', 'Say [WHAT]']]],
    ['pasted text', 'Pasted text', 'Write a poem.\nAbout [WHAT].', [['Write a poem.', 'Write a poem.\nAbout [WHAT].']]],
    ['pasted JSON', 'Pasted text', '[{"title":"A","prompt":"B"}]', [['A', 'B']]],
    ['a pasted table', 'Pasted text', 'act,prompt\nA,B\n', [['A', 'B']]],
  ])('%s', (_name, path, content, expected) => expect(rows({ [path]: content })).toEqual(expected));

  test('in UTF-16 and with the line ends of Windows', () => {
    expect(rows({ 'a.md': new Uint8Array([0xff, 0xfe, ...Buffer.from('Größe\r\nhier', 'utf16le')]) })).toEqual([['A', 'Größe\nhier']]);
  });

  test('from a zip of folders, without what is no prompt', () => {
    const zip = zipSync({
      'patterns/sum_up/system.md': strToU8('Sum it up.'),
      'patterns/sum_up/README.md': strToU8('About it'),
      'patterns/sum_up/user.md': strToU8(''),
      '__MACOSX/patterns/._x': strToU8('x'),
      'logo.png': strToU8('x'),
      'inner.zip': strToU8('x'),
    });
    const found = read({ 'fabric.zip': zip });
    expect(found.rows.map(({ title }) => title)).toEqual(['Sum up']);
    expect(found.unread).toEqual([
      { path: 'fabric.zip', line: null, reason: 'Left out: 1 file of the system or a program' },
      { path: 'logo.png', line: null, reason: 'This kind of file is not supported' },
      { path: 'inner.zip', line: null, reason: 'A zip inside a zip is not opened: import it by itself' },
      { path: 'patterns/sum_up/', line: null, reason: 'Left out: 2 other files beside system.md' },
    ]);
  });
});

test('what changed is said', () => {
  const [row] = read({ 'a.prompt.yml': 'name: A\nmessages:\n  - content: "{{userName}} and {{userName}}, [TODO]"\n' }).rows;
  expect(row?.notes).toEqual([
    { kind: 'variable', text: '{{userName}} became the blank [USER_NAME]' },
    { kind: 'text', text: '[TODO] stays text, with a backslash before it' },
  ]);
  const [cut] = read({ 'a.csv': `title,prompt,category\n${'x'.repeat(101)},Say it,${'y'.repeat(51)}\n` }).rows;
  expect(cut?.notes.map(({ text }) => text)).toEqual(['Its title was cut short', 'Its category was cut short']);
  expect(cut?.problem).toBeNull();
});

test('what cannot be read has its line and a reason', () => {
  expect(read({ 'a.csv': 'act,prompt\nA,B\nC,"D\n' }).unread).toMatchObject([
    { path: 'a.csv', line: 3, reason: 'A quotation mark is never closed, so that the rows from here on were not read' },
  ]);
  expect(read({ 'a.json': '[\n  {"title": "A",\n  oops}\n]' }).unread).toMatchObject([{ line: 3, reason: 'This is not valid JSON' }]);
  const unread = (path: string, text: string) => read({ [path]: text }).unread[0]?.reason;
  expect(unread('a.json', '{"a": 1}')).toContain('not supported');
  expect(unread('a.yml', 'a: [')).toBe('This is not valid YAML');
  expect(unread('a.toml', 'a = 1')).toContain('not supported');
  expect(unread('a.toml', `prompt = "${'a'.repeat(500_000)}"`)).toBe('It has more than 500,000 characters, the limit for TOML');
  expect(unread('a.md', ' \n')).toBe('It is empty');
  expect(unread('a.exe', 'MZ')).toContain('not supported');
  expect(unread('a.md', 'a\0b')).toContain('not text');
  expect(read({ 'a.md': new Uint8Array([0x81, 0x41]) }).unread[0]?.reason).toContain('not text');
});

test('what the form would refuse is said before', () => {
  const [long, many, fine] = read({
    'a.csv': `title,prompt\nA,${'x'.repeat(100_001)}\nB,${'[A]'.repeat(1001)}\nC,Fine\n`,
  }).rows;
  expect(long?.problem).toContain('at most 100,000 characters');
  expect(many).toMatchObject({ problem: null, content: '\\[A]'.repeat(1001) });
  expect(many?.notes[0]?.text).toContain('1,000 places');
  expect(fine?.problem).toBeNull();
});

test('a table whose columns nobody knows waits until they are named', () => {
  const found = read({ 'a.csv': 'Frage,Wozu\nWas ist {{x}}?,Lernen\n' });
  expect(found.table).toEqual({ header: ['Frage', 'Wozu'], columns: null, ours: false, first: [['Was ist {{x}}?', 'Lernen']] });
  expect(found.rows).toMatchObject([{ problem: 'Choose the column of the prompts' }]);
  expect(read({ 'a.csv': 'Frage,Wozu\nA,B\n', 'b.md': 'Text' }).unread).toMatchObject([{ path: 'a.csv', line: 1 }]);
});

test.each([
  ['nothing-sent', []],
  ['unsafe-path', [{ path: '../a.md', bytes: Buffer.from('x') }]],
  ['too-much-text', [{ path: 'a.csv', bytes: Buffer.from(`act,prompt\n${`A,${'x'.repeat(90_000)}\n`.repeat(100)}`) }]],
  ['newer-format', [{ path: 'a.json', bytes: Buffer.from('{"format":"grok-prompts-export","version":2}') }]],
] as const)('%s: nothing of it is read', (problem, uploads) => expect(readImport(uploads)).toBe(problem));

describe('typed variables of Open WebUI keep what they offer, and each is told', () => {
  test.each([
    ['{{n | number:default=3}}', '[N|3]'],
    ['{{n | number:placeholder="e.g. 5":min=1:max=10:default=3:required}}', '[N|3|e.g. e.g. 5]'],
    ['{{ show | checkbox:default=true }}', '[SHOW|true]'],
    ['{{level|range:min=1:max=5:default=2}}', '[LEVEL|2]'],
    ['{{day | date:default=2026-01-31}}', '[DAY|2026-01-31]'],
    ['{{userName | text:default="A: B"}}', '[USER_NAME|A: B]'],
    ['{{tone | select:options=["dry", "warm"]:default="warm"}}', '[TONE|warm|dry|warm]'],
    ['{{size | select:options=[1,2,3]:default=2}}', '[SIZE|2|1|2|3]'],
    ['{{what | textarea:required}}', '[WHAT]'],
  ])('%s is %s', (written, blank) => {
    const [row] = read({ 'a.json': JSON.stringify([{ command: 'a', title: 'A', content: `Say ${written}.` }]) }).rows;
    expect(row?.content).toBe(`Say ${blank}.`);
    expect(row?.notes).toContainEqual({ kind: 'variable', text: `${written} became the blank ${blank}` });
  });
});

describe('the heading that Markdown begins with is its title', () => {
  test.each([
    ['a.md', '# Code review\n\nReview it.', 'Code review', 'Review it.'],
    ['a.md', '\n\n# Code review #\nReview it.', 'Code review', 'Review it.'],
    ['a.md', 'Code review\n===\n\nReview it.', 'Code review', 'Review it.'],
    ['a.md', '---\ntags: [x]\n---\n\n# Code review\n\nReview it.', 'Code review', 'Review it.'],
    // It has a title of its own, is no title, or is all that there is.
    ['a.md', '---\ntitle: Mine\n---\n\n# Role\n\nReview it.', 'Mine', '# Role\n\nReview it.'],
    ['a.md', '## Role\n\nReview it.', 'A', '## Role\n\nReview it.'],
    ['a.md', '#Role\n\nReview it.', 'A', '#Role\n\nReview it.'],
    ['a.md', 'First.\n\n# Code review\n\nReview it.', 'A', 'First.\n\n# Code review\n\nReview it.'],
    ['a.md', '# Review all of it', 'A', '# Review all of it'],
    ['a.txt', '# Role\n\nReview it.', 'A', '# Role\n\nReview it.'],
  ])('%s: %j', (path, text, title, content) => {
    expect(rows({ [path]: text })).toEqual([[title, content]]);
  });
});

test.each([
  ['a.json', '[{"title":"A","prompt":"Say it.","folder":"Work"}]'],
  ['a.json', '[{"topic":"A","prompt":"Say it.","folder":"Work"}]'],
  ['a.json', '[{"title":"A","prompt":"Say it.","folder":"Letters","category":"Work"}]'],
  ['a.csv', 'title,prompt,folder\nA,Say it.,Work\n'],
])('a folder is a category where there is no other: %s, %s', (path, text) => {
  expect(read({ [path]: text }).rows).toMatchObject([{ title: 'A', category: 'Work' }]);
});

test('what is not taken is told: folders and other fields', () => {
  const notes = (files: Record<string, string>) => read(files).rows.map((row) => row.notes.map(({ text }) => text));
  expect(notes({ 'all/Work/Mail/a.md': '---\ntitle: A\ntags: [x]\nauthor: Me\n---\n\nSay it.', 'all/b.md': 'Say that.' })).toEqual([
    ['Left out: author', 'Left out: its folder Work/Mail'],
    [],
  ]);
  expect(notes({ 'a.json': '[{"title":"A","prompt":"Say it.","author":"Me","tags":["x"]}]' })).toEqual([['Left out: author']]);
  expect(notes({ 'p/tidy/SKILL.md': '---\nname: tidy\ndescription: D\nlicense: MIT\n---\n\nTidy.', 'p/b.md': 'B.' })[0]).toEqual([
    'Left out: description, license',
  ]);
  expect(notes({ 'patterns/sum_up/system.md': '# IDENTITY\n\nYou sum up.', 'patterns/b/system.md': 'B.' })).toEqual([[], []]);
});

test('what stands twice in an import is marked, and only in the export of an account taken twice', () => {
  const twins = (files: Record<string, string>) => read(files).rows.map(({ twin }) => twin);
  expect(twins({ 'a.csv': 'title,prompt\nA,Say it.\nB,Say it.\nA,Say it.\nA,Say that.\nA,Say it.\n' })).toEqual([null, null, 0, null, 0]);
  expect(twins({ 'x/a.md': '# A\n\nSay it.', 'y/a.md': '# A\n\nSay it.' })).toEqual([null, 0]);
  const prompt = { title: 'A', content: 'Say it, [A].' };
  const own = {
    format: 'grok-prompts-export',
    version: 1,
    prompts: [
      { id: 'a', ...prompt },
      { id: 'b', ...prompt },
    ],
  };
  expect(twins({ 'grok-prompts.json': JSON.stringify(own) })).toEqual([null, null]);
});
