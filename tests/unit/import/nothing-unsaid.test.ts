import { expect, test } from 'vitest';
import { readImport } from '../support/read-import';

function read(path: string, text: string) {
  const found = readImport([{ path, bytes: Buffer.from(text) }]);
  if (typeof found === 'string') throw new Error(found);
  const said = [...found.rows.flatMap(({ notes }) => notes), ...found.unread.map(({ reason: text }) => ({ text }))];
  return { ...found, said: said.map(({ text }) => text) };
}

const json = (value: unknown) => JSON.stringify(value);
const D = '$';
const twice = (key: string) => `Left out: all but the last of what ${key} holds, which is given several times`;

test.each<[string, string, string, string[], string[]]>([
  ['a key twice in front matter', 'a.md', '---\ntitle: A\ntitle: B\n---\nSay it.', ['Say it.'], [twice('title')]],
  ['a key twice in front matter of lines', 'a.md', '---\ntitle: A: B\ntitle: C\n---\nSay it.', ['Say it.'], [twice('title')]],
  ['a key twice in front matter of JSON', 'a.md', '{\n"title": "A",\n"title": "B"\n}\n\nSay it.', ['Say it.'], [twice('title')]],
  [
    'a key twice in front matter of TOML, which is not valid',
    'a.md',
    '+++\ntitle = "A"\ntitle = "B"\n+++\nSay it.',
    ['+++\ntitle = "A"\ntitle = "B"\n+++\nSay it.'],
    ['Its front matter is not valid and stays in the text'],
  ],
  [
    'a prompt in front matter',
    'a.md',
    '---\ntitle: A\nprompt: Say {{what}}.\ntags: [b]\n---\n',
    ['Say [WHAT].'],
    ['{{what}} became the blank [WHAT]'],
  ],
  ['a prompt in front matter above a text', 'a.md', '---\nPrompt: Say it.\n---\nIt was said.', ['Say it.\n\nIt was said.'], []],
  ['a prompt in front matter that is in the text', 'a.md', '---\nprompt: Say it.\n---\n# All\nSay it. Now.', ['Say it. Now.'], []],
  ['a word in front matter that is called a prompt', 'a.md', '---\nprompt: draft\n---\nSay it.', ['Say it.'], ['Left out: prompt']],
  [
    'names in front matter in capital letters',
    'a.md',
    '---\nTITLE: A\ntitle: B\nCategory: C\n---\nSay it.',
    ['Say it.'],
    ['Left out: TITLE'],
  ],
  ['a key twice in YAML', 'a.yml', 'name: A\nprompt: One\nprompt: Two\n', ['Two'], [twice('prompt')]],
  ['a key twice deep in YAML', 'a.yml', 'matches:\n  - {trigger: a, replace: One, replace: Two}\n', ['Two'], [twice('replace')]],
  ['a key twice in TOML, which is not valid', 'a.toml', 'prompt = "A"\nprompt = "B"', [], ['This is not valid TOML']],
  ['YAML of comments', 'a.yml', '# For work\n# and more\n', [], ['It is empty or has nothing but comments']],
  ['comments of TOML', 'a.toml', '# For work\nprompt = "One # two"\n', ['One # two'], ['Left out: comments']],
  ['signs of a comment in TOML', 'a.toml', "prompt = '''# One'''\nx = [1, 2]\n", ['# One'], ['Left out: x']],
  ['comments in front matter of TOML', 'a.md', '+++\ntitle = "A" # for work\n+++\nSay it.', ['Say it.'], ['Left out: comments']],
  [
    'names of YAML in capital letters',
    'a.yml',
    'Title: A\nMessages:\n  - {role: user, content: One}\nModel: m\n',
    ['One'],
    ['Left out: Model'],
  ],
  [
    'prompts deeper in YAML',
    'a.yml',
    'agents:\n  - {name: A, system_prompt: One}\n  - {name: B, system_prompt: Two}\n',
    ['One', 'Two'],
    [],
  ],
  ['names of YAML in another language', 'a.yml', 'Título: A\nTexto: Say it\nModelo: m\n', ['Say it'], ['Left out: Modelo']],
  [
    'settings with texts',
    'a.yml',
    'env:\n  - {name: A, value: All of it}\ncontent: some words\n',
    [],
    ['This kind of YAML is not supported'],
  ],
  ['a template in YAML', 'a.yml', 'Name: A\nTemplate: Say it\nowner_note: me\n', ['Say it'], ['Left out: owner_note']],
  ['comments of YAML', 'a.yml', '# For work\nname: A\nprompt: One\n', ['One'], ['Left out: comments']],
  ['comments in front matter', 'a.md', '---\ntitle: A # for work\n---\nSay it.', ['Say it.'], ['Left out: comments']],
  [
    'what an anchor holds',
    'a.yml',
    'prompts:\n  - &a {name: A, prompt: One, model: m}\n  - {<<: *a, name: B}\n',
    ['One', 'One'],
    ['Left out: model', 'Left out: model'],
  ],
  [
    'several documents',
    'a.yml',
    'name: A\nprompt: One\n---\nname: B\nprompt: Two\n---\nkeys: none\n',
    ['One', 'Two'],
    ['Document 3: This kind of YAML is not supported'],
  ],
  ['an anchor that stands in itself', 'a.yml', 'a: &a [*a, *a]\nname: N\nprompt: One\n', ['One'], ['Left out: a']],
  [
    'texts of espanso beside the one that is taken',
    'a.yml',
    'matches:\n  - {trigger: ":ola", label: Übung, replace: R, html: <b>H</b>, markdown: "*M*", image_path: i.png, word: true}\n  - {triggers: [":aa", ":bb"], form: "F [[x]]", replace: S, form_fields: {x: {type: choice, values: [p, q], hint: z}, y: {default: u}}}\nglobal_vars: [{name: g}]\nimports: [b.yml]\n',
    ['R', 'F [X|p|q]'],
    [
      'Left out: image_path, word, trigger, markdown, html',
      'Left out: triggers, replace, form_fields.hint, form_fields.default',
      'Left out: global_vars, imports',
    ],
  ],
  ['a trigger of espanso that is its title', 'a.yml', 'matches:\n  - {trigger: ":my_toast", replace: To all.}\n', ['To all.'], []],
  [
    'a trigger of espanso beside the one that is its title',
    'a.yml',
    'matches:\n  - {triggers: [":toast", ";cheers"], replace: To all.}\n',
    ['To all.'],
    ['Left out: triggers'],
  ],
  [
    'keys that are given several times',
    'a.yml',
    'name: A\nname: B\nprompt: One\nprompt: Two\n',
    ['Two'],
    ['Left out: all but the last of what name, prompt hold, which are given several times'],
  ],
  [
    'variables of espanso',
    'a.yml',
    'matches:\n  - {regex: ":d(?P<n>.)", label: Day, replace: "{{d}}", vars: [{name: d, type: shell, params: {cmd: date}}]}\n',
    ['[D]'],
    ['{{d}} became the blank [D]', 'Left out: vars, regex'],
  ],
  [
    'fields of espanso that are not what they should be',
    'a.yml',
    'matches:\n  - {trigger: {a: b}, replace: R, label: [c], form_fields: {x: y}}\n',
    ['R'],
    ['Left out: trigger.a, label, form_fields.x'],
  ],
  [
    'a default of goose in a condition, and whatever a parameter has besides',
    'a.yaml',
    'title: T\nprompt: "{% if a %}x {{ a }}{% endif %} {{ b }}"\nparameters:\n  - {key: a, input_type: string, requirement: optional, default: warm, description: A}\n  - {key: b, input_type: number, requirement: user_prompt, default: 10, description: B of them}\n  - {key: c}\n  - {key: d, default: e}\n',
    ['[A?x …] [B|10]'],
    [
      'Left out: parameters.default, parameters.description, parameters.input_type, parameters.requirement',
      'Left out: the parameters c, d, which the text does not use',
    ],
  ],
  [
    'a recipe that the desktop app of goose saved',
    'a.yaml',
    'name: Desk\nrecipe: {title: T, prompt: Say it, activities: [Go on]}\nisGlobal: true\n',
    ['Say it'],
    ['Left out: isGlobal, name', 'Left out: activities'],
  ],
  [
    'defaults of LangChain in Jinja',
    'a.json',
    json({
      _type: 'prompt',
      input_variables: ['x'],
      template_format: 'jinja2',
      template: 'Say {{ x }}, {{tone}}',
      partial_variables: { tone: 'dry', place: 'the sea' },
      metadata: { note: 'mine', lc_hub_owner: 'me' },
    }),
    ['Say [X], [TONE|dry]'],
    ['{{tone}} became the blank [TONE|dry]', '{{ x }} became the blank [X]', 'Left out: partial_variables.place, metadata.note'],
  ],
  [
    'examples of LangChain in Mustache',
    'a.json',
    json({
      _type: 'few_shot',
      input_variables: ['x'],
      template_format: 'mustache',
      suffix: 'In: {{x}}',
      example_prompt: { _type: 'prompt', template_format: 'mustache', template: 'In: {{in}}' },
      examples: [{ in: 'a', why: 'so' }],
    }),
    ['In: a\n\nIn: [X]'],
    ['{{x}} became the blank [X]', 'Left out: examples.why'],
  ],
  [
    'pairs and parts of messages of LangChain',
    'a.json',
    json({
      _type: 'chat',
      input_variables: ['x'],
      messages: [
        ['system', 'Be {x}'],
        { role: 'user', prompt: [{ template: 'Go' }, { template: { url: 'u.png' } }], additional_kwargs: { k: 'v' } },
      ],
    }),
    ['System:\nBe [X]\n\nUser:\nGo'],
    ['{x} became the blank [X]', 'Left out: messages.url, messages.k'],
  ],
  [
    'fields of Raycast beside those that are taken',
    'a.json',
    json([{ title: 'T', name: 'N', prompt: 'P', text: 'X', icon: 'text', keyword: 'k', creativity: 'low' }]),
    ['P'],
    ['Left out: keyword, creativity, name, text'],
  ],
  [
    'quotation marks of Raycast',
    'a.json',
    json([{ title: 'T', prompt: 'As {argument name=‹tone› default=‹dry one›} and {argument name=「who」}', icon: 'text' }]),
    ['As [TONE|dry one] and [WHO]'],
    ['{argument name=‹tone› default=‹dry one›} became the blank [TONE|dry one]', '{argument name=「who」} became the blank [WHO]'],
  ],
  [
    'a field of Open WebUI that is no text',
    'a.json',
    json([{ command: '/x', title: { a: 'odd' }, name: 'N', content: 'C' }]),
    ['C'],
    ['Left out: command, title.a'],
  ],
  ['a name of Open WebUI like its title', 'a.json', json([{ command: '/my-plan', title: 'My Plan', content: 'C' }]), ['C'], []],
  [
    'places of a snippet that would have one name',
    'a.code-snippets',
    json({ A: { prefix: ['a'], scope: 'md', body: `${D}1 ${D}{2:place 1} ${D}{3:a} ${D}{4:A} ${D}TM_X ${D}{5:TM X}` } }),
    ['[PLACE_1] [PLACE_2|place 1] [A|a] [PLACE_4|A] [TM_X_2] [TM_X|TM X]'],
    [
      `${D}1 became the blank [PLACE_1]`,
      `${D}{2:place 1} became the blank [PLACE_2|place 1]`,
      `${D}{3:a} became the blank [A|a]`,
      `${D}{4:A} became the blank [PLACE_4|A]`,
      `${D}TM_X became the blank [TM_X_2]`,
      `${D}{5:TM X} became the blank [TM_X|TM X]`,
      'Left out: prefix, scope',
    ],
  ],
  [
    'places within others, own variables and expressions of a snippet',
    'a.code-snippets',
    json({ A: { prefix: 'pa', body: `${D}{1:to ${D}{2:a ${D}{3:b}}} ${D}{who:us} \\${D}{x} ${D}{1/(.{2})/${D}{1:/upcase}/g}` } }),
    [`to a [B|b] [WHO|us] ${D}{x} ${D}{1/(.{2})/${D}{1:/upcase}/g}`],
    [
      `${D}{3:b} became the blank [B|b]`,
      `${D}{who:us} became the blank [WHO|us]`,
      'Left out: prefix',
      `${D}{x} stays text`,
      `${D}{1/(.{2})/${D}{1:/upcase}/g} stays text`,
      `Left out: ${D}{2:…}, because there are other blanks in it`,
      `Left out: ${D}{1:…}, because there are other blanks in it`,
    ],
  ],
  [
    'what a backslash keeps as text in a snippet, where the cursor ends up, and one place with several words',
    'a.code-snippets',
    json({ a: { prefix: 'pa', body: `\\${D} \\${D}{1:x} ${D}{0:end} ${D}{1:b} ${D}{1:c} ${D}{2:[X]} \\\\${D}3` } }),
    [`${D} ${D}{1:x} [END|end] [B|b] [B] [PLACE_2|[X)] \\${D}3`],
    [
      `${D}{0:end} became the blank [END|end]`,
      `${D}{1:b} became the blank [B|b]`,
      `${D}{1:c} became the blank [B], which has one default: b`,
      `${D}{2:[X]} became the blank [PLACE_2|[X)]`,
      'Left out: prefix',
      `${D}{1:x} stays text`,
      `${D}3 stays text`,
    ],
  ],
  [
    'a place of a snippet that never ends',
    'a.code-snippets',
    json({ a: { prefix: 'x', body: `${D}{1:a ${D}2 [X] ${D}0` } }),
    [`${D}{1:a [PLACE_2] \\[X]`],
    [
      `${D}2 became the blank [PLACE_2]`,
      '[X] stays text, with a backslash before it',
      'Left out: prefix',
      `${D}{1:a  stays text`,
      `Left out: ${D}0, where the cursor ends up`,
    ],
  ],
  [
    'arguments of Claude Code that its text does not use',
    'commands/a.md',
    '---\narguments: [issue, branch]\n---\nFix $issue, $ARGUMENTS[10].',
    ['Fix [ISSUE], [ARGUMENT_10].'],
    ['$ARGUMENTS[10] became the blank [ARGUMENT_10]', '$issue became the blank [ISSUE]', 'Left out: arguments'],
  ],
])('%s', (_kind, path, text, contents, said) => {
  const found = read(path, text);
  expect(found.rows.map(({ content }) => content)).toEqual(contents);
  expect(found.said).toEqual(said);
});

test.each([
  ['a number', '---\ntitle: 1.10\n---\nSay it.', '1.10'],
  ['a number with zeros', '---\ntitle: 007\n---\nSay it.', '007'],
  ['a number of many digits', '---\ntitle: 12345678901234567890\n---\nSay it.', '12345678901234567890'],
  ['a word that means true', '---\ntitle: True\n---\nSay it.', 'True'],
  ['a day', '---\ntitle: 2026-01-02\n---\nSay it.', '2026-01-02'],
  ['a day in TOML', '+++\ntitle = 2026-01-02\n+++\nSay it.', '2026-01-02'],
])('a title that is %s stays as it is written', (_kind, text, title) => {
  expect(read('a.md', text)).toMatchObject({ rows: [{ title }], said: [] });
});

test.each([
  ['a.yml', 'name: A\nprompt: [\nx: y\n', 3, 'This is not valid YAML'],
  ['a.toml', 'name = "A"\nprompt = \n', 2, 'This is not valid TOML'],
])('the line is said at which %s is broken', (path, text, line, reason) => {
  expect(read(path, text).unread).toEqual([{ path, line, reason, file: 0 }]);
});

test('a day in front matter of TOML is named as any other field', () => {
  expect(read('a.md', '+++\nwhen = 2026-01-02\n+++\nSay it.').said).toEqual(['Left out: when']);
});
