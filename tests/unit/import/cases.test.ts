import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImport } from '../support/read-import';

/** Small files that somebody else wrote, each of a kind that was once read wrongly. */
const FOLDER = join(import.meta.dirname, 'cases');

function read(name: string) {
  const paths = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = paths
    .map(({ parentPath, name: file }) => join(parentPath, file).slice(FOLDER.length + 1))
    .filter((path) => path.startsWith(name));
  const found = readImport(files.toSorted().map((path) => ({ path, bytes: readFileSync(join(FOLDER, path)) })));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

type Case = [file: string, format: string, prompts: Record<string, string>, notes?: string[]];

test.each<Case>([
  [
    '01-hidden-folder',
    'VS Code',
    {
      Explain: 'Explain [FILE] to a beginner.',
      'Tidy names': 'Tidy the names in [FILE].',
      'My project': 'This is the readme of the project.',
    },
  ],
  [
    '03-raycast-unquoted.json',
    'Raycast',
    { Greeting: 'Write a [TONE|warm] greeting in [LANGUAGE] for [GUEST_NAME|our guest]. [SELECTION]' },
  ],
  ['04-raycast-page.json', 'Raycast', { 'Page facts': 'List the facts of this page: [BROWSER_TAB] and of [CLIPBOARD]' }],
  [
    '05-titles-and-prompts.json',
    'JSON',
    { Toast: 'Write a toast for [GUEST] at [PLACE].', Invitation: 'Invite [GUEST] to [PLACE|the garden].' },
  ],
  [
    '06-espanso-triggers.yml',
    'espanso',
    {
      Toast: 'Write a toast for a birthday',
      Invitation: 'Write an invitation to dinner',
      Menu: 'A menu for [GUESTS|4] guests with [DISH|soup|salad]',
    },
    ['Left out: triggers'],
  ],
  [
    '07-goose-tight-braces.yaml',
    'goose',
    { 'Trip notes': 'Always write in the present tense.\n\nWrite notes of the trip from [FROM_TOWN] to [TO_TOWN].' },
    ['Left out: description, parameters.description'],
  ],
  ['09-goose-number-default.yaml', 'goose', { Quiz: 'Make a quiz of [QUESTIONS|10] questions.' }],
  ['10-no-front-matter.prompt.md', 'VS Code', { '10 no front matter': 'Write a poem about [TOPIC|the sea] in the tone of [TONE].' }],
  ['11-input-with-bar.prompt.md', 'VS Code', { '11 input with bar': 'Plan a [KIND|garden] of [SIZE|small] size for [OWNER].' }],
  ['12-described-note.md', 'Markdown', { 'Letter to a neighbour': 'Write a letter to [NEIGHBOUR] about [TOPIC].' }],
  ['13-slash-command.md', 'Claude Code', { '13 slash command': 'Tell me how to repair [ARGUMENTS].' }],
  ['14-slash-command-plain.md', 'Claude Code', { '14 slash command plain': 'Tell me how to repair [ARGUMENTS] without tools.' }],
  ['15-note-with-dates.md', 'Markdown', { 'Weekly look back': 'Look back at week [WEEK] of [YEAR].' }],
  ['16-sheets.tsv', 'CSV', { Riddle: 'Tell a riddle that ends with "who am I?"', Joke: 'Tell a joke about a cat' }],
  ['17-excel-ansi.csv', 'CSV', { Grüße: 'Schreibe Grüße für Jürgen, höchstens 5 Sätze.' }],
  ['18-excel-unicode-text.txt', 'CSV', { Riddle: 'Tell a riddle about rain', Joke: 'Tell a joke about snow' }],
  ['19-sep-line.csv', 'CSV', { Riddle: 'Tell a riddle about rain' }],
  [
    '21-repeated-default.csv',
    'CSV',
    { Mail: 'Write a mail. It may be [TONE|formal], [TONE] or [TONE].' },
    [`${'$'}{tone:casual} became the blank [TONE], which has one default: formal`],
  ],
  [
    '24-some-entries-differ.json',
    'JSON',
    { Riddle: 'Tell a riddle about rain', Joke: 'Tell a joke about snow', Song: 'Write a song about wind' },
  ],
  ['25-triple-braces.prompt', '.prompt', { '25 triple braces': 'Review this: [DIFF] and say what [AUTHOR] should change.' }],
  [
    '26-links-and-lists.md',
    'Markdown',
    {
      'Before a trip':
        '- \\[X] pack\n- [ ] lock the door\n\nSee the \\[FAQ](https://example.org/faq) and \\[RFC2119]. Use `shelf\\[INDEX]`.\n\n```yaml\ndrop: \\[ALL]\n```\n\nAnswer with \\[YES|NO].',
    },
    ['[YES|NO] stays text, with a backslash before it'],
  ],
  [
    '27-langfuse-list.json',
    'Langfuse',
    { greeter: 'System:\nYou greet [GUEST].\n\nUser:\nHello from [PLACE]', closer: 'Say goodbye to [GUEST].' },
  ],
  ['28-open-webui-fields.json', 'Open WebUI', { Plan: 'Plan [DAYS|3] days in [TOWN|e.g. Lisbon].' }],
  ['30-type-column.csv', 'CSV', { Riddle: 'Tell a riddle about rain' }, ['Left out: for_devs, type, contributor']],
  [
    '31-names-in-other-scripts.md',
    'Markdown',
    { '31 names in other scripts': 'Schreibe an [EMPFANGER] über [BLANK_1|e.g. 主题] und [BLANK_2|e.g. тема].' },
  ],
  ['32-hugo.md', 'Markdown', { Garden: 'Plan a garden for [MONTH].' }],
  ['33-windows-front-matter.md', 'Markdown', { Garden: 'Plan a garden for a [MONTH].' }],
])('%s is read as %s', (file, format, prompts, notes = []) => {
  const { formats, rows, unread } = read(file);
  expect(unread).toEqual([]);
  expect(formats).toContain(format);
  expect(Object.fromEntries(rows.map(({ title, content }) => [title, content]))).toEqual(prompts);
  expect(rows).toHaveLength(Object.keys(prompts).length);
  expect(rows.flatMap((row) => row.notes.map(({ text }) => text))).toEqual(expect.arrayContaining(notes));
});

test('tags of notes and of Open WebUI are tags, and kinds of prompts in a table are no categories', () => {
  const labels = (file: string) => read(file).rows.map(({ category, tags }) => [category, tags]);
  expect(labels('15-note-with-dates.md')).toEqual([[null, ['review']]]);
  expect(labels('28-open-webui-fields.json')).toEqual([[null, ['travel']]]);
  expect(labels('30-type-column.csv')).toEqual([[null, []]]);
  expect(labels('32-hugo.md')).toEqual([[null, ['green']]]);
});

test('more than a thousand rows of a table are read at once', () => {
  const rows = Array.from({ length: 1050 }, (_, index) => `Idea ${index + 1},"Give me idea number ${index + 1} for a garden"`);
  const found = readImport([{ path: '23-more-than-a-thousand.csv', bytes: Buffer.from(`act,prompt\n${rows.join('\n')}\n`) }]);
  expect(found).toMatchObject({ unread: [], rows: { length: 1050 } });
});

test('a colon in the name of a file is no end of its folder', () => {
  const found = readImport([{ path: '29-name: with a colon.md', bytes: Buffer.from('Write a poem about rain.') }]);
  expect(found).toMatchObject({ rows: [{ title: '29 name: with a colon' }] });
});
