import { expect, test } from 'vitest';
import { readImportPart } from '@/lib/import/read-import';
import { fillTemplate, variablesOf } from '@/lib/prompts/template';
import { readImport } from '../support/read-import';

// Shapes of files in public collections of prompts, with texts of our own.

function read(path: string, text: string) {
  const found = readImport([{ path, bytes: Buffer.from(text) }]);
  if (typeof found === 'string') throw new Error(found);
  return {
    prompts: found.rows.map(({ title, content }) => [title, content]),
    said: [...found.rows.flatMap(({ notes }) => notes.map(({ text: note }) => note)), ...found.unread.map(({ reason }) => reason)],
  };
}

function first(text: string) {
  const found = readImport([{ path: 'a.txt', bytes: Buffer.from(text) }]);
  const row = typeof found === 'string' ? undefined : found.rows[0];
  if (!row) throw new Error('Nothing was read');
  return row;
}

const json = (value: unknown) => JSON.stringify(value);

test('a text in several languages is read in the first, and the others are named', () => {
  const entry = { title: { ru: 'План', en: 'Plan' }, content: { ru: 'Составь план на неделю.', en: 'Plan my week.' } };
  expect(read('a.json', json(entry))).toEqual({ prompts: [['План', 'Составь план на неделю.']], said: ['Left out: text in en'] });
});

test.each([
  ['agent_name', 'Week Planner'],
  ['promptTitle', 'Week Planner'],
])('%s is the title of an entry without a better one', (name, title) => {
  const entry = { [name]: title, system_prompt: 'Plan my week.' };
  expect(read('a.json', json([entry])).prompts).toEqual([[title, 'Plan my week.']]);
});

test.each([
  ['commands', '.lintstagedrc.json', { '*.ts': ['eslint --fix'], '*.md': 'prettier --write' }],
  ['headers', 'a.json', { Authorization: 'Bearer [TOKEN]', Accept: 'text/html, */*' }],
  ['selectors', 'selectors.json', { field: 'div.foo > textarea', send: 'button.send > svg' }],
  [
    'an interface in one language',
    'en.json',
    { nav: { home: 'Home page', back: 'Go back' }, save: 'Save changes', undo: 'Undo this', gone: 'This page does not exist any more.' },
  ],
  ['single words', 'bot.json', { display_name: 'Martha', template: 'gateway', series: [{ id: 'line', value: 'smooth' }] }],
  ['numbers and texts', 'config.json', { model: 'large', temperature: 1, greeting: 'Hello to you all' }],
])('settings of %s are no prompts', (_, path, settings) => {
  expect(read(path, json(settings)).prompts).toEqual([]);
});

test('short texts under names are prompts in a file that is called so', () => {
  const texts = Object.fromEntries(['week', 'meal', 'trip', 'tale', 'song'].map((name) => [name, `Plan my ${name}`]));
  expect(read('my-prompts.json', json(texts)).prompts).toHaveLength(5);
  expect(read('a.json', json(texts)).prompts).toEqual([]);
});

test('a heading with a link is the title in its words, and stays in the text with the address', () => {
  const text = '# Language Tutor | [Start Chat](https://example.com/chat?data=%7B%22a%22)\n\nTeach me Spanish.';
  expect(read('a.md', text).prompts).toEqual([['Language Tutor | Start Chat', text]]);
});

test('the first of several headings of the first level is no title, but one with such lines in code is', () => {
  const parts = '# Persona\n\nYou are kind.\n\n# Task\n\nPlan my week.';
  expect(read('week planner.md', parts).prompts).toEqual([['Week planner', parts]]);
  const code = 'Run this:\n\n```sh\n# first\nls\n```';
  expect(read('a.md', `# List files\n\n${code}`).prompts).toEqual([['List files', code]]);
});

test('a label before a title is no part of it', () => {
  expect(read('a.md', '# TITLE: Week Planner\n\nPlan my week.').prompts).toEqual([['Week Planner', 'Plan my week.']]);
});

test('each trigger of espanso beside the first is named', () => {
  const yaml = 'matches:\n  - triggers: [":week", ":plan"]\n    replace: Plan my week.\n';
  expect(read('a.yml', yaml).said).toEqual(['Left out: triggers']);
});

test('prompts.yaml may be texts under their names', () => {
  const yaml = 'week: |\n  Plan my week.\n  Leave Sunday free.\nmeal: |\n  Plan my meals.\n';
  expect(read('prompts.yaml', yaml).prompts).toEqual([
    ['week', 'Plan my week.\nLeave Sunday free.'],
    ['meal', 'Plan my meals.'],
  ]);
  expect(read('settings.yaml', yaml).prompts).toEqual([]);
});

test('names of other prompts and words beside a prompt are none', () => {
  const week = {
    name: 'Week',
    prompt: 'Plan my week.',
    metadata: { context: ['home', 'week-plan'] },
    related_prompts: ['meal-plan', 'trip-plan'],
  };
  expect(read('a.json', json({ prompts: [week] })).prompts).toEqual([['Week', 'Plan my week.']]);
});

test('names that end with prompt are titles, and the instructions of an agent of Codex its text', () => {
  const yaml = 'intent_prompt: Say what I want.\ntale_prompt: Tell me a tale.\n';
  expect(read('prompts.yaml', yaml).prompts).toEqual([
    ['intent_prompt', 'Say what I want.'],
    ['tale_prompt', 'Tell me a tale.'],
  ]);
  const toml = 'name = "planner"\ndescription = "Plans"\ndeveloper_instructions = """\nPlan my week.\n"""\n';
  expect(read('planner.toml', toml)).toEqual({ prompts: [['planner', 'Plan my week.']], said: ['Left out: description'] });
});

test('a message of a person stands below the one of the system', () => {
  const entry = { title: 'Week', system_message: 'You are kind.', human_message: 'Plan my week.' };
  expect(read('a.json', json([entry])).prompts).toEqual([['Week', 'System:\nYou are kind.\n\nUser:\nPlan my week.']]);
});

const names = Array.from({ length: 101 }, (_, at) => `b${at}`);

test('a blank has as many choices as it can, and the others are named', () => {
  const options = Array.from({ length: 14 }, (_, at) => `o${at}`);
  const parameter = `{key: what, input_type: select, requirement: optional, default: o0, options: [${options.join(', ')}]}`;
  const found = read('a.yaml', `version: 1.0.0\ntitle: Week\ndescription: D\nprompt: Plan {{ what }}.\nparameters:\n  - ${parameter}\n`);
  expect(found.prompts).toEqual([['Week', `Plan [WHAT|${options.slice(0, 12).join('|')}].`]]);
  expect(found.said).toContain('Left out: the choices o12, o13 of [WHAT]');
});

test('a text of more blanks than a prompt can have comes in with its variables as they are', () => {
  const text = names.map((name) => `{{${name}}}`).join(' ');
  const found = read('week.md', text);
  expect(found.prompts).toEqual([['Week', text]]);
  expect(found.said).toEqual([expect.stringMatching(/^Its variables stay text\. A prompt can have at most 100 blanks.*[^.]$/)]);
});

test('what the variables of such a text offer besides is named', () => {
  const parameters = names.map((name) => `  - {key: ${name}, input_type: string, requirement: optional, default: kind}`).join('\n');
  const prompt = names.map((name) => `{{ ${name} }}`).join(' ');
  const found = read('a.yaml', `version: 1.0.0\ntitle: Week\ndescription: D\nprompt: "${prompt}"\nparameters:\n${parameters}\n`);
  expect(found.prompts).toEqual([['Week', prompt]]);
  expect(found.said).toContain('Left out: defaults and choices of its variables');
});

test.each([
  ['comments', 'a.prompt', '# Copyright 2026\n\n', ['Left out: comments']],
  ['an empty line', 'a.prompty', '\n', []],
  ['an empty line', 'a.md', '\n', []],
])('%s above its front matter are no part of a file %s', (_, path, above, said) => {
  expect(read(path, `${above}---\nname: Week\n---\nPlan my week.\n`)).toEqual({ prompts: [['Week', 'Plan my week.']], said });
});

test('comments in JSON are named', () => {
  expect(read('a.json', '[\n  // mine\n  {"title": "Week", "prompt": "Plan my week."}\n]').said).toEqual(['Left out: comments']);
});

test.each([
  ['[RULES]\nBe kind.\n[/RULES]', []],
  ['[RULES]\nBe kind.\n[END_RULES]', []],
  ['[BEGIN]\nPlan [WEEK].\n[END]', ['WEEK']],
  ['[IF short]Be brief.[ELSE]Go on.[ENDIF]', []],
  ['Come to the [END] of [WEEK].', ['END', 'WEEK']],
  ['Plan it from [START] to [END].', ['START', 'END']],
])('%j has the blanks %j: tags around a part are text', (text, blanks) => {
  const row = first(text);
  expect(variablesOf(row.content).map(({ name }) => name)).toEqual(blanks);
  expect(fillTemplate(row.original ?? row.content)).toBe(text);
});

test('YAML is read as other parsers read it: lines that are not indented in quotation marks, and any sign behind a backslash', () => {
  const yaml = `matches:\n- regex: "\\d+"\n  replace: 'Plan my week.\n\nLeave Sunday free.'\n- trigger: b\n  replace: |\n    say: "Hello\n    you"\n`;
  expect(read('a.yml', yaml).prompts).toEqual([
    ['\\d+', 'Plan my week.\nLeave Sunday free.'],
    ['b', 'say: "Hello\nyou"'],
  ]);
});

test('what is already in the prompt is not named as left out', () => {
  const description = 'Plans a whole week for me.';
  expect(read('a.md', `---\nname: Week\ndescription: ${description}\n---\n${description}\n\nPlan it.`).said).toEqual([]);
  expect(read('a.json', json([{ title: 'Week', summary: 'Plan it.', prompt: 'Plan it.' }])).said).toEqual([]);
  expect(read('a.json', json([{ title: 'week', shown: 'Week', prompt: 'Plan it.' }])).said).toEqual(['Left out: shown']);
  expect(read('a.json', json([{ title: 'Week', tone: 'kind', prompt: 'Plan it, be kind.' }])).said).toEqual(['Left out: tone']);
});

test('templates of Semantic Kernel have their defaults, and variables that they do not use are named', () => {
  const variables = 'input_variables:\n  - {name: city, default: Lisbon}\n  - {name: guest}\n  - {name: old}\n';
  const yaml = `name: Trip\ntemplate: Plan {{$city}} for {{$guest}}.\ntemplate_format: semantic-kernel\n${variables}`;
  const found = read('a.yaml', yaml);
  expect(found.prompts).toEqual([['Trip', 'Plan [CITY|Lisbon] for [GUEST].']]);
  expect(found.said).toContain('Left out: the parameter old, which the text does not use');
});

test('a word that stands in most rows of a table without names is no title', () => {
  const pairs = ['Can we say that?', 'Is this true, or is it not?', 'What comes next?'].map((text) => [text, '{answer}']);
  const found = read('a.json', json({ entailment: pairs }));
  expect(found.prompts).toEqual(pairs.map(([text]) => [text, text]));
  expect(found.said).toEqual(pairs.map(() => 'Left out: Column 2'));
});

test('prompts in YAML may be lists of lines, or of fields that nobody knows, whose columns can be chosen', () => {
  expect(read('prompts.yaml', '- name: Week\n  lines:\n    - Plan my week.\n    - Leave Sunday free.\n').prompts).toEqual([
    ['Week', 'Plan my week.\nLeave Sunday free.'],
  ]);
  const yaml = '- {a: Week, b: Plan my week.}\n- {a: Meal, b: Plan my meals.}\n';
  const uploaded = [{ path: 'prompts.yaml', bytes: Buffer.from(yaml) }];
  expect(readImport(uploaded)).toMatchObject({ table: { header: ['a', 'b'], columns: null } });
  const columns = { title: 0, content: 1, category: null };
  const chosen = readImportPart({ path: 'prompts.yaml', text: yaml, readAs: { format: null, columns } }, '');
  expect(chosen).toMatchObject({ rows: [{ title: 'Week', content: 'Plan my week.' }, { title: 'Meal' }] });
});

test.each([
  ['notes/2026-03-01.md', 'Notes 2026-03-01'],
  ['planner/2026-03-01_prompt.txt', 'Planner 2026-03-01 prompt'],
  ['2026-03-01-week-plan.md', '2026-03-01 week plan'],
])('%s is called %j: a day says little', (path, title) => {
  expect(read(path, 'Plan my week.').prompts).toEqual([[title, 'Plan my week.']]);
});

test('a list of which some entries are lost is named where there are others', () => {
  const steps = [
    { name: 'first', command: 'git diff' },
    { name: 'second', prompt: 'Plan my week.' },
  ];
  expect(read('a.json', json({ steps, outputs: [{ name: 'third', prompt: 'Plan my meals.' }] })).said).toEqual([
    'Entry 1 of steps has no prompt text',
  ]);
});

test('conditions and loops of template languages stay text', () => {
  const text = 'List {{ foreach guest in guests }}{{ guest.name }}{{ end }}.';
  expect(read('a.md', text)).toEqual({
    prompts: [['A', 'List {{ foreach guest in guests }}[GUEST_NAME]{{ end }}.']],
    said: ['{{ guest.name }} became the blank [GUEST_NAME]', '{{ foreach guest in guests }} and {{ end }} stay text'],
  });
});
