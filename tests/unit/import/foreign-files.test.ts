import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '@/lib/prompts/template';
import { readImport } from '../support/read-import';

function read(files: Record<string, string | Uint8Array>) {
  const found = readImport(Object.entries(files).map(([path, content]) => ({ path, bytes: Buffer.from(content) })));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const contents = (path: string, content: string | Uint8Array) => read({ [path]: content }).rows.map((row) => row.content);
const json = (value: unknown) => JSON.stringify(value);
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
const D = '$';
const FENCE = '```';

describe('files of other tools are read by what their tools document', () => {
  test.each<[string, string, string | Uint8Array, string[]]>([
    [
      'Raycast, any quotation marks and order',
      'a.json',
      json([
        { title: 'A', prompt: "Say {argument default=warm name=tone} to {argument name='a guest' default='us all'}.", creativity: 'low' },
      ]),
      ['Say [TONE|warm] to [A_GUEST|us all].'],
    ],
    [
      'Raycast, options',
      'a.json',
      json([{ title: 'A', prompt: 'In {argument name="tone" options="dry, warm"}.', creativity: 'low' }]),
      ['In [TONE|dry|warm].'],
    ],
    [
      'Raycast, modifiers',
      'a.json',
      json([{ title: 'A', prompt: 'Of {browser-tab format="markdown"} and {clipboard | trim} on {date format="yyyy"}.', icon: 'text' }]),
      ['Of [BROWSER_TAB] and [CLIPBOARD] on [DATE].'],
    ],
    [
      'a list of titles and prompts is not Raycast',
      'a.json',
      json([{ title: 'A', prompt: `Ask {{who}} at ${D}{place:the sea}.` }]),
      ['Ask [WHO] at [PLACE|the sea].'],
    ],
    [
      'espanso with several triggers, a regex, numbers and lines of values',
      'a.yml',
      'matches:\n  - triggers: [":a", ":b"]\n    replace: One\n  - regex: ":x(?P<y>.*)"\n    replace: Two\n  - trigger: ":c"\n    form: "[[n]] with [[dish]]"\n    form_fields:\n      n: {default: 4}\n      dish: {type: choice, values: "soup\\nsalad"}\n',
      ['One', 'Two', '[N|4] with [DISH|soup|salad]'],
    ],
    [
      'goose without spaces in braces, and with instructions',
      'a.yaml',
      'version: 1.0.0\ntitle: T\ndescription: D\ninstructions: Be brief.\nprompt: From {{a_town}} to {{ b_town }}{%if extra%} with {{extra}}{%endif%}.\nparameters:\n  - {key: a_town, input_type: string, requirement: required, description: a}\n',
      ['Be brief.\n\nFrom [A_TOWN] to [B_TOWN][EXTRA? with …].'],
    ],
    [
      'goose with instructions alone, and a number as default',
      'a.yaml',
      'version: 1.0.0\ntitle: T\ndescription: D\ninstructions: Ask {{ n }} questions.\nparameters:\n  - {key: n, input_type: number, requirement: optional, default: 10, description: n}\n',
      ['Ask [N|10] questions.'],
    ],
    [
      'a list of Langfuse with a chat, and null for its config',
      'a.json',
      json([
        {
          name: 'a',
          type: 'chat',
          prompt: [
            { role: 'system', content: 'Greet {{who}}.' },
            { type: 'placeholder', name: 'history' },
          ],
          config: null,
        },
        { name: 'b', type: 'text', prompt: 'Say {{what}}.' },
      ]),
      ['System:\nGreet [WHO].\n\n[HISTORY]', 'Say [WHAT].'],
    ],
    [
      'a prompt file of VS Code without front matter',
      'a.prompt.md',
      `On ${D}{input:topic:the sea} in ${D}{input:tone}.`,
      ['On [TOPIC|the sea] in [TONE].'],
    ],
    [
      'inputs with a bar are two',
      'a.prompt.md',
      `---\ndescription: D\n---\nA ${D}{input:kind|garden} of ${D}{input:size|small} size.`,
      ['A [KIND|garden] of [SIZE|small] size.'],
    ],
    ['a note with a name and a description is no skill', 'a.md', '---\nname: N\ndescription: D\n---\nTo {{who}}.', ['To [WHO].']],
    [
      'a note with dates is not the Markdown of this site',
      'a.md',
      '---\ntitle: T\ndescription: D\ncreated: 2026-03-01\ntags: [x]\n---\nIn week {{week}}.',
      ['In week [WEEK].'],
    ],
    [
      'a command of Claude Code whose front matter is no YAML',
      'a.md',
      '---\nargument-hint: [a] [b]\n---\nFix $ARGUMENTS, $1 first.',
      ['Fix [ARGUMENTS], [ARGUMENT_1] first.'],
    ],
    ['a command without front matter', 'a.md', 'Fix $ARGUMENTS.', ['Fix [ARGUMENTS].']],
    ['amounts are no arguments', 'commands/a.md', 'Under $5 million, $1.50 or $3k, $2.', ['Under $5 million, $1.50 or $3k, [ARGUMENT_2].']],
    ['front matter of Hugo', 'a.md', '+++\ntitle = "Garden"\ntags = ["x"]\n+++\n\nFor {{month}}.', ['For [MONTH].']],
    ['spaces behind the line of front matter', 'a.md', '--- \ntitle: Garden\n---  \n\nFor {{month}}.', ['For [MONTH].']],
    ['three braces', 'a.prompt', 'See {{{ diff }}} by {{{author}}}.', ['See [DIFF] by [AUTHOR].']],
    [
      'expressions of GitHub Actions and words of templates stay text',
      'a.md',
      `Use ${D}{{ secrets.X }}{{else}}.`,
      [`Use ${D}{{ secrets.X }}{{else}}.`],
    ],
    [
      'names in other scripts are an example',
      'a.md',
      'An {{Empfänger}} über {{主题}}, {{主题}} und {{тема}}.',
      ['An [EMPFANGER] über [BLANK_1|e.g. 主题], [BLANK_1|e.g. 主题] und [BLANK_2|e.g. тема].'],
    ],
    ['a table of Google Sheets', 'a.tsv', 'title\tprompt\nA\tAsk "who am I?"\n', ['Ask "who am I?"']],
    ['a table of Excel in Windows-1252', 'a.csv', Buffer.from('Title;Prompt\nA;Grüße für Jürgen', 'latin1'), ['Grüße für Jürgen']],
    ['Unicode Text of Excel', 'a.txt', utf16('title\tprompt\r\nA\tSay it\r\n'), ['Say it']],
    ['UTF-16 without a mark', 'a.txt', Buffer.from('Say it to them', 'utf16le'), ['Say it to them']],
    ['a first line that says the separator', 'a.csv', 'sep=;\nTitle;Prompt\nA;Say it\n', ['Say it']],
    [
      'a variable with several defaults has the first',
      'a.csv',
      `act,prompt\nA,"${D}{tone:dry}, ${D}{tone:warm}"\n`,
      ['[TONE|dry], [TONE]'],
    ],
    [
      'variables in a block of code are part of the code',
      'a.md',
      `For {{who}}:\n\n${FENCE}js\nsay(\`${D}{name}\`, $1)\n${FENCE}\n\n${FENCE}\nTo {{whom}}\n${FENCE}`,
      [`For [WHO]:\n\n${FENCE}js\nsay(\`${D}{name}\`, $1)\n${FENCE}\n\n${FENCE}\nTo [WHOM]\n${FENCE}`],
    ],
    [
      'Prompty fills in code, too',
      'a.prompty',
      `---\nname: A\n---\n${FENCE}sql\nselect {{column}}\n${FENCE}`,
      [`${FENCE}sql\nselect [COLUMN]\n${FENCE}`],
    ],
    ['what a shell fills in stays text', 'a.md', `Open ${D}{DIR:-/tmp} for {{who}}.`, [`Open ${D}{DIR:-/tmp} for [WHO].`]],
    [
      'rules of Cursor have no variables in dollar signs',
      '.cursor/rules/a.mdc',
      `---\ndescription: D\nglobs: *.ts\nalwaysApply: false\n---\nName it ${D}{id}.`,
      [`Name it ${D}{id}.`],
    ],
    ['rules of an agent in a file without a name', 'app/.windsurfrules', 'Use {{language}}.', ['Use [LANGUAGE].']],
    [
      'front matter with lines that are no YAML',
      'a.md',
      '---\nname: N\ndescription: Use it: a, b\n[x, y]\ntools:\n  - z\n---\nSay it.',
      ['Say it.'],
    ],
    ['text between two rules is no front matter', 'a.md', '---\nBe kind\n---\nSay it.', ['---\nBe kind\n---\nSay it.']],
    ['fields of Continue above a line', 'a.prompt', 'name: N\ntemperature: 0.5\n---\nSee {{{ diff }}}.', ['See [DIFF].']],
    [
      'text of Continue above a line',
      'a.prompt',
      '<system>\nBe kind.\n</system>\n---\nSee {{{ diff }}}.',
      ['<system>\nBe kind.\n</system>\n---\nSee [DIFF].'],
    ],
    [
      'a skill keeps its backslashes and spaces',
      's/SKILL.md',
      `---\nname: N\ndescription: D\n---\nCall \\${D}{x} at @ home for $ARGUMENTS[1].`,
      [`Call \\${D}{x} at @ home for [ARGUMENT_1].`],
    ],
    [
      'a skill whose metadata have a title',
      's/SKILL.md',
      '---\nname: N\ndescription: D\nmetadata:\n  title: T\n  version: 2\n---\nCost: \\$5, ! `x`.',
      ['Cost: \\$5, ! `x`.'],
    ],
    [
      'arguments that a command names',
      'a.md',
      '---\nargument-hint: x\narguments: [issue, branch]\n---\nFix $issue on $branch, not $issues.',
      ['Fix [ISSUE] on [BRANCH], not $issues.'],
    ],
    [
      'amounts in a skill are no arguments',
      's/SKILL.md',
      '---\nname: N\ndescription: D\n---\nSpend $5, or $3/day: =$B$6.',
      ['Spend $5, or $3/day: =$B$6.'],
    ],
    ['columns of awk are no arguments', 'commands/a.md', "Run awk '{print $2}' on $1.", ["Run awk '{print $2}' on [ARGUMENT_1]."]],
    ['a prompt file of VS Code keeps its spaces', 'a.prompt.md', `Say [Name] (Type) of ${D}{input:x}.`, ['Say [Name] (Type) of [X].']],
    ['a command of Gemini CLI keeps its spaces', 'a.toml', 'prompt = "Run ! {x} for {{args}}."', ['Run ! {x} for [ARGS].']],
    [
      'espanso keeps its spaces, and has texts in Markdown',
      'a.yml',
      'matches:\n  - {trigger: a, replace: "[ [1], [2] ]"}\n  - {trigger: b, markdown: "**B**"}\n',
      ['[ [1], [2] ]', '**B**'],
    ],
    [
      'goose, conditions that no optional part can hold',
      'a.yaml',
      'title: T\nprompt: "{% if a %}One{% else %}Two{% endif %}, {% if b == 1 %}{{ b }}{% endif %}{% if c %} for {{ c }}{% endif %}"\n',
      ['{% if a %}One{% else %}Two{% endif %}, {% if b == 1 %}[B]{% endif %}[C? for …]'],
    ],
    [
      'LangChain, in the notation of Python',
      'a.yaml',
      "_type: prompt\ninput_variables: [who]\ntemplate: 'Ask {who}: {{x}} [TODO]'\n",
      ['Ask [WHO]: {x} \\[TODO]'],
    ],
    [
      'LangChain, in another notation',
      'a.yaml',
      "input_variables: [who]\ntemplate_format: jinja2\ntemplate: 'Ask {{ who }}: {x}'\n",
      ['Ask [WHO]: {x}'],
    ],
    [
      'Semantic Kernel, which looks like LangChain',
      'a.yaml',
      "name: A\ntemplate: 'Ask {{$who}}. {{#each x}}{x}{{/each}}'\ntemplate_format: handlebars\ninput_variables: [{name: who}]\n",
      ['Ask [WHO]. {{#each x}}{x}{{/each}}'],
    ],
    ['Semantic Kernel without a format', 'a.yaml', "template: 'Ask {{$who}}: {x}'\ninput_variables: [{name: who}]\n", ['Ask [WHO]: {x}']],
    ['YAML with a prompt', 'a.yml', 'name: A\nprompt: Ask {{who}}.\nmodel: x\n', ['Ask [WHO].']],
    [
      'a list of prompts in YAML',
      'a.yaml',
      'prompts:\n  - {name: A, prompt: Ask me.}\n  - {name: B, content: Tell me.}\n',
      ['Ask me.', 'Tell me.'],
    ],
    ['settings in YAML are no prompts', 'a.yml', 'name: CI\njobs:\n  a: {steps: [{name: B, run: Test it all}]}\n', []],
    [
      'settings in JSON are no prompts',
      'a.json',
      json({ scripts: { a: 'run it all' }, files: ['a', 'b'], engines: { node: '>=1 <2' } }),
      [],
    ],
    ['UTF-8 that was cut', 'a.md', Buffer.from('Schöne Grüße für Jürgen').subarray(0, 23), ['Schöne Grüße für J\ufffd']],
    ['front matter of Hugo in JSON', 'a.md', '{\n  "title": "Garden"\n}\n\nFor {{month}}.', ['For [MONTH].']],
    ['a front matter that ends with dots', 'a.md', '---\ntitle: A\n...\nSay {{what}}.', ['Say [WHAT].']],
    ['Markdown with components', 'a.mdx', '---\ntitle: A\n---\nSay {{what}}.', ['Say [WHAT].']],
    ['a list of prompts in TOML', 'a.toml', '[[prompts]]\nname = "A"\nprompt = "Ask {{who}}."\n', ['Ask [WHO].']],
    ['text in UTF-8 with control characters', 'a.md', 'It’s\u0093 fine', ['It’s fine']],
    [
      'entries of different shapes',
      'a.json',
      json({ prompts: [{ name: 'A', content: 'One' }, { name: 'B', body: 'Two' }, { name: 'C', template: 'Three' }, 'Four'] }),
      ['One', 'Two', 'Three', 'Four'],
    ],
  ])('%s', (_name, path, content, expected) => expect(contents(path, content)).toEqual(expected));
});

test('a backslash before a bracket of the text stays', () => {
  const [row] = read({ 'a.md': 'In C:\\[USER]\\x and [USER].' }).rows;
  expect(fillTemplate(row?.content ?? '', { USER: 'me' })).toBe('In C:\\[USER]\\x and me.');
});

test('brackets that mean something else stay text, are named, and are copied as they are', () => {
  const text =
    '- [X] pack\n\n[[INDEX]], [HOME]\n\n[HOME]: https://example.org\n\n~~~\n[B]\n~~~\n\nSee [FAQ](https://example.org), [RFC2119], `shelf[INDEX]` and list[I].\n\n```yaml\ndrop: [ALL]\n```\n\nAnswer with [YES|NO].';
  const [row] = read({ 'a.md': text }).rows;
  expect(fillTemplate(row?.content ?? '')).toBe(text);
  expect(row?.notes.map(({ text: said }) => said.split(' ')[0])).toEqual([
    '[X]',
    '[INDEX]',
    '[HOME]',
    '[B]',
    '[FAQ]',
    '[RFC2119]',
    '[I]',
    '[ALL]',
    '[YES|NO]',
  ]);
  const [other] = read({ 'b.md': 'Write to [RECIPIENT], [TONE|friendly|formal].' }).rows;
  expect(other?.content).toBe('Write to [RECIPIENT], [TONE|friendly|formal].');
  expect(other?.notes).toContainEqual({ kind: 'variable', text: '[RECIPIENT] is a blank' });
});

describe('nothing is lost without a word', () => {
  const unread = (files: Record<string, string | Uint8Array>) => read(files).unread.map(({ path, reason }) => `${path}: ${reason}`);
  const notes = (path: string, content: string) => read({ [path]: content }).rows.flatMap((row) => row.notes.map(({ text }) => text));

  test('files in folders that begin with a dot are read, in a folder and in a zip', () => {
    const files = { '.github/prompts/a.prompt.md': 'Fix.', '.cursorrules': 'Be kind.', '.claude/commands/b.md': 'Test.' };
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
    for (const found of [read(files), read({ 'all.zip': zip })])
      expect(found.rows.map(({ content }) => content).sort()).toEqual(['Be kind.', 'Fix.', 'Test.']);
    expect(unread({ 'a.md': 'A', '.DS_Store': 'x', '.git/config': 'x' })).toEqual([
      'The folder: Left out: 2 files of the system or a program',
    ]);
  });

  test('a skill is one prompt, and what is beside it is counted', () => {
    const found = read({
      's/tidy/SKILL.md': '---\nname: tidy\ndescription: D\n---\nTidy.',
      's/tidy/LICENSE.txt': 'MIT',
      's/tidy/refs/a.md': 'Ref',
      's/b.md': 'B',
    });
    expect(found.rows.map(({ content }) => content)).toEqual(['Tidy.', 'B']);
    expect(found.unread).toEqual([{ path: 's/tidy/', line: null, reason: 'Left out: 2 other files beside SKILL.md' }]);
  });

  test('what lies beside a system.md is a prompt, but for the notes of fabric', () => {
    const found = read({ 'p/system.md': 'Be kind.', 'p/user.md': 'Hello', 'p/README.md': 'About', 'p/plan.md': 'Plan.' });
    expect(found.rows.map(({ content }) => content)).toEqual(['Be kind.', 'Plan.']);
    expect(found.unread).toEqual([{ path: 'p/', line: null, reason: 'Left out: 2 other files beside system.md' }]);
  });

  test('one file with a strange path leaves the others', () => {
    const long = `${'a'.repeat(300)}.md`;
    const found = read({ 'a: b.md': 'A', [long]: 'B', 'c.md': 'C' });
    expect(found.rows.map(({ title }) => title)).toEqual(['A: b', 'C']);
    expect(found.unread).toMatchObject([{ reason: 'Its path is longer than 300 characters' }]);
  });

  test('what Windows and tar write into paths of a zip, and one that is too long, leave the others', () => {
    const zip = zipSync({ 'work\\a.md': strToU8('A'), './b.md': strToU8('B'), [`${'a'.repeat(300)}.md`]: strToU8('C') });
    const found = read({ 'all.zip': zip, 'on\\disk.md': 'D' });
    expect(found.rows.map(({ content }) => content)).toEqual(['A', 'B', 'D']);
    expect(found.unread).toMatchObject([{ reason: 'Its path is longer than 300 characters' }]);
  });

  test('files of a zip are read as those of a folder are', () => {
    const files = { note: 'Say it.', list: '[{"title":"A","prompt":"Say that."}]', run: '#!/bin/sh\nls', LICENSE: 'MIT', 'a.png': 'x' };
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
    for (const [sent, place] of [
      [files, ''],
      [{ 'all.zip': zip }, ''],
      [{ 'all.zip': zip, 'b.md': 'B' }, 'all.zip: '],
    ] as const) {
      const found = read(sent);
      expect(found.rows.map(({ content }) => content).slice(0, 2)).toEqual(['Say it.', 'Say that.']);
      expect(found.unread.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
        `${place}run: This kind of file is not supported`,
        `${place}a.png: This kind of file is not supported`,
        `${place}LICENSE: Left out: a license`,
      ]);
    }
  });

  test('what lies beside the export of an account is counted, and a folder in one of several zips named', () => {
    const own = json({ format: 'grok-prompts-export', version: 1, prompts: [{ id: 'a', title: 'A', content: 'Say it.' }] });
    const zip = zipSync({
      'x/grok-prompts.json': strToU8(own),
      'x/prompts.csv': strToU8('title'),
      'x/note.md': strToU8('N'),
      'b.md': strToU8('B'),
    });
    expect(unread({ 'own.zip': zip })).toEqual(['own.zip: Left out: 2 other files beside grok-prompts.json']);
    const found = read({ 'a.zip': zipSync({ 'Work/Mail/a.md': strToU8('A') }), 'b.md': 'B' });
    expect(found.rows[0]?.notes.map(({ text }) => text)).toEqual(['Left out: its folder Work/Mail in a.zip']);
  });

  test('licenses, scripts, settings, documents and empty zips are named', () => {
    const zip = zipSync({ 'word/document.xml': strToU8('x') });
    expect(unread({ 'a.md': 'A', LICENSE: 'MIT', run: '#!/bin/sh\nls', '.env': 'KEY=x', 'a.docx': zip, 'b.zip': zipSync({}) })).toEqual([
      'run: This kind of file is not supported',
      '.env: This kind of file is not supported',
      'a.docx: This kind of file is not supported',
      'b.zip: It is empty',
      'LICENSE: Left out: a license',
    ]);
  });

  test('descriptions, expressions, conditions and parameters that no blank holds are notes', () => {
    expect(notes('a.toml', 'description = "D"\nprompt = "Say it.\\n\\n{{args}}"')).toEqual([
      'Left out: description',
      '{{args}} at the end is left out: whatever you add goes into “Anything else”',
    ]);
    expect(notes('s/SKILL.md', '---\nname: N\ndescription: D\n---\nSay it.')).toEqual(['Left out: description']);
    expect(notes('a.prompt.md', `---\ndescription: D\n---\nSay it.`)).toEqual(['Left out: description']);
    expect(notes('a.toml', 'prompt = "Review !{git diff} and @{a.md} for {{args}}."')).toContain('!{git diff} and @{a.md} stay text');
    expect(notes('commands/a.md', 'Review !`git diff`.')).toEqual(['!`git diff` stays text']);
    expect(notes('a.prompt.md', 'Ask {{who}}.')).toEqual(['{{who}} stays text']);
    expect(notes('a.md', '---\ntitle: A: B\nand so on\n---\nSay it.')).toEqual(['Its front matter is not valid and stays in the text']);
    expect(notes('a.md', '---\nname: [N]\n---\nSay it.')).toEqual(['Left out: name']);
    expect(notes('a.yml', 'matches:\n  - {trigger: a, replace: "Dear $|$,"}\n')).toEqual(['$|$ stays text']);
    expect(notes('a.prompty', 'See {{ x[0] }}.')).toEqual(['{{ x[0] }} stays text']);
    expect(notes('a.md', `${FENCE}js\n${D}{a} ${D}{b} ${D}{c}\n${FENCE}`)).toEqual([`${D}{a}, ${D}{b} and 1 more stay text`]);
    expect(
      notes(
        'a.yaml',
        'title: T\nprompt: "{% if a == 1 %}A{% endif %} {{ b }}"\nparameters:\n  - {key: b, description: About b}\n  - {key: c, description: C}\n',
      ),
    ).toEqual(['{% if a == 1 %} stays text', 'Left out: parameters.description', 'Left out: the parameter c, which the text does not use']);
    expect(notes('a.md', 'Both `[A]` and [A].')).toEqual(['[A] is a blank', '[A] stays text, with a backslash before it']);
  });

  test('of more prompts than an import can have the first are read, and the number of the others is said', () => {
    const found = read({ 'a.json': json(Array.from({ length: 2282 }, (_, at) => ({ title: `T${at}`, prompt: `P${at}` }))) });
    expect(found.rows).toHaveLength(2000);
    expect(found.unread.map(({ reason }) => reason)).toEqual([
      '282 prompts do not fit into this import, which can have at most 2,000. Import them from a separate file',
    ]);
  });

  test('of a table with more rows the line is said from which on it was not read', () => {
    const found = read({ 'a.csv': `act,prompt\n${'A,Say it.\n'.repeat(2282)}` });
    expect(found.rows).toHaveLength(2000);
    expect(found.unread).toMatchObject([{ path: 'a.csv', line: 2002 }]);
  });

  test('entries and matches without a text are named by their places', () => {
    expect(unread({ 'a.json': json([{ prompt: 'A' }, { x: 1 }, { prompt: 'B' }, 5]) })).toEqual([
      'a.json: Entries 2, 4 have no prompt text',
    ]);
    expect(unread({ 'a.yml': 'matches:\n  - {trigger: a, replace: A}\n  - {trigger: b, image_path: x.png}\n' })).toEqual([
      'a.yml: Match 2 has no text',
    ]);
  });

  test('fields, settings and control characters that are not taken are notes', () => {
    expect(
      notes('a.json', json([{ command: 'a', title: 'A', content: 'C', tags: ['x'], model: 'm', user_id: 'u', timestamp: 1 }])),
    ).toEqual(['Left out: model']);
    expect(notes('a.yaml', 'version: 1.0.0\ntitle: T\ndescription: D\nprompt: P\nextensions: [x]\nsettings: {model: m}\n')).toEqual([
      'Left out: description, extensions, settings',
    ]);
    expect(notes('a.md', 'One\u001etwo')).toEqual(['Left out: control characters']);
    expect(notes('a.csv', `act,prompt\nA,"${D}{tone:dry}, ${D}{tone:warm}"\n`)).toContain(
      `${D}{tone:warm} became the blank [TONE], which has one default: dry`,
    );
  });

  test('each entry of a list is a prompt or named, whatever it is', () => {
    const entry = fc.oneof(
      fc.record({ title: fc.string(), prompt: fc.string({ minLength: 1 }) }, { requiredKeys: [] }),
      fc.record({ name: fc.string(), content: fc.string({ minLength: 1 }), command: fc.string() }, { requiredKeys: [] }),
      fc.record({ name: fc.string(), type: fc.constant('text'), prompt: fc.string({ minLength: 1 }), config: fc.constant(null) }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
        const found = read({ 'a.json': json(entries) });
        const named = found.unread.map(
          ({ reason }) => (/^Entr(?:y|ies) ([\d, ]+)/.exec(reason)?.[1] ?? '').split(', ').filter(Boolean).length,
        );
        const lost = found.unread.some(({ reason }) => reason.includes('not supported'))
          ? entries.length
          : named.reduce((a, b) => a + b, 0);
        expect(
          found.rows.length + lost + (found.unread.some(({ reason }) => reason.includes(' more have')) ? entries.length : 0),
        ).toBeGreaterThanOrEqual(entries.length);
      }),
    );
  });
});

test.each([
  ['29 name: with a colon.md', '29 name: with a colon'],
  ['gpt-4o e-mail.md', 'Gpt-4o e-mail'],
  ['weekly-plan_v2.md', 'Weekly plan v2'],
  ['task-planner.agent.md', 'Task planner'],
  ['a/next-app/.cursorrules', 'Next app'],
])('%s gets the title %s', (path, title) => expect(read({ [path]: 'Say it.' }).rows[0]?.title).toBe(title));
