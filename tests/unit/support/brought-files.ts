import fc from 'fast-check';
import { stringify as tomlText } from 'smol-toml';

/** What has to become of a prompt in a file: its text as a template, its title if it has one, and words that its notes say. */
export type ExpectedRow = { title: string | null; content: string; named: readonly string[] };

/** A file that somebody brings, and what has to become of it. `named`: words that are said of the file. */
export type BroughtFile = {
  path: string;
  text: string;
  encoding: 'utf8' | 'bom' | 'utf16';
  rows: readonly ExpectedRow[];
  named: readonly string[];
};

/** A piece of a text: as it is in the file, as it is in the prompt, and what is said of it. */
type Piece = { source: string; content: string; named?: string };
type Text = { source: string; content: string; named: string[] };

const D = '$';
const same = (source: string): Piece => ({ source, content: source });
const becomes = (source: string, content: string): Piece => ({ source, content, named: source });
/** A bracket that is no blank. */
const staysText = (source: string): Piece => ({ source, content: `\\${source}`, named: source });

const WORDS = [
  'Say it',
  'a, b; c',
  '“so”',
  '"quoted"',
  "it's",
  'Größe',
  '日本語',
  '- one\n- two',
  'x: y',
  'a | b',
  '100 %',
  '<tag>',
  'one\n\ntwo',
  '5 €',
  'back\\slash',
  '#tag',
  '[x](y)',
  '🙂',
].map(same);
const CONTROL: Piece = { source: 'u\u001ev', content: 'uv', named: 'control characters' };
const OTHER_BRACES = [same('{single}'), same('{"a": 1}'), same(`${D}5`)];
const TEXT_BRACKETS = [staysText('[YES|NO]'), staysText('[RFC2119]')];

const BRACES = [
  becomes('{{who}}', '[WHO]'),
  becomes('{{ user name }}', '[USER_NAME]'),
  becomes('{{{ it }}}', '[IT]'),
  becomes('{{主题}}', '[BLANK_1|e.g. 主题]'),
];
const DOLLARS = [becomes(`${D}{place:the sea}`, '[PLACE|the sea]'), becomes(`${D}{day}`, '[DAY]')];
const RAYCAST = [
  becomes('{argument name="tone" default="warm"}', '[TONE|warm]'),
  becomes("{argument default='us all' name=guest}", '[GUEST|us all]'),
  becomes('{argument name="size" options="small, large"}', '[SIZE|small|large]'),
  becomes('{clipboard | trim}', '[CLIPBOARD]'),
  becomes('{date format="yyyy"}', '[DATE]'),
  becomes('{selection}', '[SELECTION]'),
];
const TYPED = [
  becomes('{{town | text:placeholder="Lisbon"}}', '[TOWN|e.g. Lisbon]'),
  becomes('{{days|number:min=1:default=3}}', '[DAYS|3]'),
  becomes('{{mood | select:options=["dry","kind"]}}', '[MOOD|dry|kind]'),
];
const F_STRING = [
  becomes('{topic}', '[TOPIC]'),
  becomes('{user_name!r}', '[USER_NAME]'),
  { source: '{{as it is}}', content: '{as it is}' },
];
const TAB_STOPS = [
  becomes(`${D}{1:the topic}`, '[THE_TOPIC|the topic]'),
  becomes(`${D}{2|dry,kind|}`, '[PLACE_2|dry|kind]'),
  becomes(`${D}TM_SELECTED_TEXT`, '[TM_SELECTED_TEXT]'),
];

/** A variable whose format makes no note of what it becomes. */
const unsaid = ({ source, content }: Piece): Piece => ({ source, content });

/** A text of such pieces, at least one of them a word. */
function textOf(pieces: readonly Piece[], words: readonly Piece[] = WORDS): fc.Arbitrary<Text> {
  return fc
    .tuple(fc.constantFrom(...words.slice(0, 6)), fc.array(fc.constantFrom(...words, ...pieces, ...pieces), { maxLength: 7 }))
    .map(([first, others]) => {
      const all = [first, ...others];
      return {
        source: all.map(({ source }) => source).join(' '),
        content: all.map(({ content }) => content).join(' '),
        named: all.flatMap(({ named }) => named ?? []),
      };
    });
}

const BRACED = WORDS.filter(({ source }) => !/[\\]/.test(source));
const plainText = textOf([...BRACES, ...DOLLARS, ...TEXT_BRACKETS, ...OTHER_BRACES, CONTROL, becomes('[RECIPIENT]', '[RECIPIENT]')]);
const toolText = (variables: readonly Piece[]) => textOf([...variables, ...TEXT_BRACKETS, CONTROL, staysText('[RECIPIENT]')]);

const title = fc.constantFrom('A title', 'Größe: klein', 'One, two; "three"', '主题', '[X] title', 'x'.repeat(90));

/** Fields that no prompt has, and numbers, lists and nothing in them. */
const extras = fc
  .dictionary(
    fc.constantFrom('labels', 'model', 'temperature', 'examples', 'settings', 'Author Name', 'source'),
    fc.constantFrom<unknown>('two words', 7, true, ['x'], { y: [null] }, null, ''),
    { maxKeys: 3 },
  )
  .map((fields) => ({ fields, named: Object.keys(fields).filter((key) => fields[key] !== null && fields[key] !== '') }));

/** Fields of a record that need not be named. */
const bookkeeping = fc.constantFrom({}, { id: 7, created_at: '2026-01-02 10:00' }, { uuid: 'x-1', updatedAt: 5, is_active: true });

/** An entry of a list, with what becomes of it; null for one that is no prompt. */
type Entry = { value: unknown; row: ExpectedRow | null };

const entryOf = (made: fc.Arbitrary<{ value: Record<string, unknown>; text: Text; title: string | null }>): fc.Arbitrary<Entry> =>
  fc.tuple(made, extras, bookkeeping).map(([{ value, text, title: called }, more, record]) => ({
    value: { ...record, ...more.fields, ...value },
    row: { title: called, content: text.content, named: [...text.named, ...more.named] },
  }));

const openWebUi = entryOf(
  fc
    .tuple(title, toolText([...BRACES, ...TYPED]))
    .map(([called, text]) => ({ value: { command: called, title: called, content: text.source }, text, title: called })),
);
const raycast = entryOf(
  fc.tuple(title, toolText(RAYCAST)).map(([called, text]) => ({
    value: { title: called, prompt: text.source, creativity: 'low', icon: 'text' },
    text: { ...text, named: [...text.named, 'creativity'] },
    title: called,
  })),
);
const langfuse = entryOf(
  fc
    .tuple(title, toolText(BRACES), fc.constantFrom<[unknown, string[]]>([null, []], [{}, []], [{ model: 'm' }, ['config.model']]))
    .map(([called, text, [config, named]]) => ({
      value: { name: called, type: 'text', prompt: text.source, config, labels: ['production'], version: 2 },
      text: { ...text, named: [...text.named, ...named, 'labels'] },
      title: called,
    })),
);
const langfuseChat = entryOf(
  fc.tuple(title, toolText(BRACES), toolText(BRACES)).map(([called, system, user]) => ({
    value: {
      name: called,
      type: 'chat',
      prompt: [
        { role: 'system', content: system.source },
        { type: 'placeholder', name: 'history' },
        { role: 'user', content: user.source },
      ],
    },
    text: {
      source: '',
      content: `System:\n${system.content}\n\n[HISTORY]\n\nUser:\n${user.content}`,
      named: [...system.named, ...user.named],
    },
    title: called,
  })),
);
const langChain = entryOf(
  textOf([...F_STRING, ...TEXT_BRACKETS, CONTROL], BRACED).map((text) => ({
    value: { _type: 'prompt', input_variables: ['topic'], template: text.source },
    text,
    title: null,
  })),
);
const plain = entryOf(
  fc
    .tuple(
      title,
      plainText,
      fc.constantFrom('prompt', 'content', 'text', 'template', 'body', 'instructions', 'Prompt', 'system_prompt'),
      fc.constantFrom('title', 'name', 'act', 'Label'),
    )
    .map(([called, text, field, name]) => ({ value: { [name]: called, [field]: text.source }, text, title: called })),
);
const nameless = entryOf(plainText.map((text) => ({ value: { prompt: text.source }, text, title: null })));
const chat = entryOf(
  fc.tuple(plainText, plainText).map(([system, user]) => ({
    value: {
      messages: [
        { role: 'system', content: system.source },
        { role: 'user', content: [{ type: 'text', text: user.source }] },
      ],
    },
    text: { source: '', content: `System:\n${system.content}\n\nUser:\n${user.content}`, named: [...system.named, ...user.named] },
    title: null,
  })),
);
const noPrompt: fc.Arbitrary<Entry> = fc
  .constantFrom<unknown>(
    { x: 1 },
    7,
    null,
    '',
    ' ',
    [],
    {},
    { title: 'A' },
    { title: 'A', prompt: '' },
    { prompt: 5 },
    { prompt: null, tags: ['x'] },
    true,
  )
  .map((value) => ({ value, row: null }));

/** Lists of one tool, of no tool and of all in turns, with entries in between that are no prompts. */
const entries = fc
  .oneof(
    ...[openWebUi, raycast, langfuse, langfuseChat, langChain, plain, nameless, chat].map((entry) =>
      fc.array(fc.oneof({ weight: 4, arbitrary: entry }, { weight: 1, arbitrary: noPrompt }), { minLength: 1, maxLength: 6 }),
    ),
    fc.array(fc.oneof(openWebUi, langfuse, langfuseChat, langChain, chat, noPrompt), { minLength: 1, maxLength: 6 }),
  )
  .filter((list) => list.some(({ row }) => row !== null));

const rowsOf = (list: readonly Entry[]) => list.flatMap(({ row }) => row ?? []);
const lostIn = (list: readonly Entry[]) => list.flatMap(({ row }, at) => (row ? [] : [` ${at + 1}`]));
const encoding = fc.constantFrom<BroughtFile['encoding']>('utf8', 'utf8', 'bom', 'utf16');
type Made = Omit<BroughtFile, 'path' | 'encoding'> & { extensions: readonly string[] };

const jsonFile: fc.Arbitrary<Made> = fc
  .tuple(entries, extras, fc.constantFrom('list', 'prompts', 'nested', 'lines', 'comments'))
  .map(([list, more, shape]) => {
    const values = list.map(({ value }) => value);
    const [rows, named] = [rowsOf(list), lostIn(list)];
    const json = (value: unknown) => JSON.stringify(value, null, 2);
    switch (shape) {
      case 'prompts':
        return {
          text: json({ ...more.fields, prompts: values }),
          rows,
          named: [...named, ...more.named],
          extensions: ['json', 'txt', 'yaml'],
        };
      case 'nested':
        return {
          text: json({ version: 1, state: { ...more.fields, agents: values } }),
          rows,
          named: [...named, ...more.named],
          extensions: ['json'],
        };
      case 'lines': {
        const first = list.findIndex(({ row }) => row !== null);
        const lines = [...list.slice(first), ...list.slice(0, first)].filter(({ value }) => typeof value === 'object' && value !== null);
        return {
          text: lines.map(({ value }) => JSON.stringify(value)).join('\n'),
          rows: rowsOf(lines),
          named: lostIn(lines),
          extensions: ['jsonl', 'ndjson'],
        };
      }
      case 'comments':
        return {
          text: `// Mine\n${json(values).replace(/\n\]$/, ',\n]')}`,
          rows,
          named: [...named, 'comments'],
          extensions: ['json', 'jsonc'],
        };
      default:
        return { text: json(values), rows, named, extensions: ['json', 'txt', 'md', 'csv'] };
    }
  });

const byTitle: fc.Arbitrary<Made> = fc.array(plainText, { minLength: 1, maxLength: 4 }).map((texts) => ({
  text: JSON.stringify(Object.fromEntries(texts.map(({ source }, at) => [`Title ${at}`, `Now ${source}`]))),
  rows: texts.map(({ content, named }, at) => ({ title: `Title ${at}`, content: `Now ${content}`, named })),
  named: [],
  extensions: ['json'],
}));

const snippets: fc.Arbitrary<Made> = fc
  .array(fc.tuple(textOf([...TAB_STOPS, ...TEXT_BRACKETS], BRACED), extras), { minLength: 1, maxLength: 3 })
  .map((all) => ({
    text: `// Mine\n${JSON.stringify(Object.fromEntries(all.map(([{ source }, more], at) => [`Snippet ${at}`, { ...more.fields, prefix: 'x', body: source.split('\n') }])))}`,
    rows: all.map(([{ content, named }, more], at) => ({ title: `Snippet ${at}`, content, named: [...named, ...more.named, 'prefix'] })),
    named: ['comments'],
    extensions: ['code-snippets', 'json'],
  }));

/** How a program writes a cell, and what separates cells. */
const DIALECTS = [
  { extension: 'csv', separator: ',', cell: (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text) },
  { extension: 'csv', separator: ';', cell: (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text) },
  { extension: 'csv', separator: ',', cell: (text: string) => `"${text.replaceAll('"', '""')}"` },
  { extension: 'txt', separator: '\t', cell: (text: string) => (/[",\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text) },
];

const table: fc.Arbitrary<Made> = fc
  .tuple(
    fc.constantFrom(...DIALECTS),
    fc.constantFrom(['title', 'prompt'], ['Act', 'Prompt'], ['name', 'system_prompt'], null),
    fc.array(fc.tuple(title, plainText), { minLength: 1, maxLength: 5 }),
    fc.constantFrom<string[]>([], ['type'], ['for devs', 'contributor']),
    fc.boolean(),
  )
  .map(([{ extension, separator, cell }, given, texts, others, isSaid]) => {
    // One line with a tab is a text.
    const names = extension === 'txt' && texts.length < 2 ? ['title', 'prompt'] : given;
    const columns = names ? others : [];
    const head = names ? [[...names, ...columns]] : [];
    // Without names a first row tells by its marks that it is a prompt.
    const rows = texts.map(([called, { source, content, named }], at) => ({
      called: called.slice(0, 14),
      source: `${source} - the text of row ${at}.`,
      content: `${content} - the text of row ${at}.`,
      named,
    }));
    const lines = [...head, ...rows.map(({ called, source }) => [called, source, ...columns.map(() => 'x y')])];
    return {
      text: `${isSaid && separator === ';' ? 'sep=;\n' : ''}${lines.map((cells) => cells.map(cell).join(separator)).join('\n')}\n`,
      rows: rows.map(({ called, content, named }) => ({ title: called, content, named: [...named, ...columns] })),
      named: [],
      extensions: [extension],
    };
  });

const sheetsText = textOf(
  [...BRACES, ...DOLLARS, ...TEXT_BRACKETS, same('"who?"')],
  WORDS.filter(({ source }) => !source.includes('\n')),
);
const sheets: fc.Arbitrary<Made> = fc.array(fc.tuple(title, sheetsText), { minLength: 1, maxLength: 4 }).map((texts) => ({
  text: `title\tprompt\n${texts.map(([called, { source }]) => `${called}\t${source}`).join('\n')}`,
  rows: texts.map(([called, { content, named }]) => ({ title: called, content, named })),
  named: [],
  extensions: ['tsv'],
}));

const yamlText = toolText(BRACES.slice(0, 2));
/** JSON is YAML, too. */
const asYaml = (value: unknown) => `# Mine\n${JSON.stringify(value, null, 2)}`;

const promptYml: fc.Arbitrary<Made> = fc.tuple(title, yamlText, yamlText, extras).map(([called, system, user, more]) => ({
  text: asYaml({
    name: called,
    messages: [
      { role: 'system', content: system.source },
      { role: 'user', content: user.source },
    ],
    ...more.fields,
  }),
  rows: [
    {
      title: called,
      content: `System:\n${system.content}\n\nUser:\n${user.content}`,
      named: [...system.named, ...user.named, ...more.named],
    },
  ],
  named: [],
  extensions: ['prompt.yml', 'yaml'],
}));

const espanso: fc.Arbitrary<Made> = fc
  .array(fc.tuple(textOf([becomes('{{who}}', '[WHO]'), staysText('[RECIPIENT]')]), extras, fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((matches) => ({
    text: asYaml({
      matches: matches.map(([{ source }, more, isText]) => ({
        ...more.fields,
        ...(isText ? { triggers: [':x', ':y z'] } : { trigger: ':x' }),
        ...(isText ? { replace: source } : { image_path: 'x.png' }),
      })),
    }),
    rows: matches.flatMap(([{ content, named }, more, isText]) =>
      isText ? [{ title: ':x', content, named: [...named, ...more.named, 'triggers'] }] : [],
    ),
    named: matches.flatMap(([, , isText], at) => (isText || matches.every((match) => !match[2]) ? [] : [`Match ${at + 1}`])),
    extensions: ['yml'],
  }));

const goose: fc.Arbitrary<Made> = fc
  .tuple(title, textOf([becomes('{{ who }}', '[WHO|us]')].map(unsaid), BRACED), extras, fc.boolean())
  .map(([called, { source, content, named }, more, isMore]) => ({
    text: asYaml({
      ...more.fields,
      version: '1.0.0',
      title: called,
      description: 'Two words',
      instructions: `Ask {{ who }}. ${source}`,
      parameters: [
        { key: 'who', input_type: 'string', requirement: 'optional', default: 'us', description: 'Who' },
        ...(isMore ? [{ key: 'unused', input_type: 'string', requirement: 'required', description: 'Of no use' }] : []),
      ],
    }),
    rows: [
      {
        title: called,
        content: `Ask [WHO|us]. ${content}`.replaceAll(/(?<=\[WHO\|us\].*)\[WHO\|us\]/gs, '[WHO]'),
        named: [...named, ...more.named, 'description', ...(isMore ? ['unused'] : [])],
      },
    ],
    named: ['comments'],
    extensions: ['yaml'],
  }));

const titled = entryOf(
  fc.tuple(title, plainText).map(([called, text]) => ({ value: { title: called, prompt: text.source }, text, title: called })),
);
const yamlList: fc.Arbitrary<Made> = fc.array(titled, { minLength: 1, maxLength: 4 }).map((list) => ({
  text: asYaml(list.map(({ value }) => value)),
  rows: rowsOf(list),
  named: ['comments'],
  extensions: ['yaml', 'yml'],
}));

const gemini: fc.Arbitrary<Made> = fc
  .tuple(textOf([becomes('{{args}}', '[ARGS]'), staysText('[RECIPIENT]')], BRACED), fc.boolean())
  .map(([{ source, content, named }, isDescribed]) => ({
    text: tomlText({ ...(isDescribed && { model: 'x' }), prompt: source }),
    rows: [{ title: null, content, named: [...named, ...(isDescribed ? ['model'] : [])] }],
    named: [],
    extensions: ['toml'],
  }));

const note: fc.Arbitrary<Made> = fc.tuple(plainText, extras, fc.boolean()).map(([{ source, content, named }, more, hasTitle]) => {
  const fields = { ...(hasTitle && { title: 'A note' }), ...more.fields };
  return {
    text: Object.keys(fields).length === 0 ? source : `---\n${JSON.stringify(fields)}\n---\n\n${source}`,
    rows: [{ title: hasTitle ? 'A note' : null, content, named: [...named, ...more.named] }],
    named: [],
    extensions: ['md', 'prompt'],
  };
});

const text: fc.Arbitrary<Made> = plainText.map(({ source, content, named }) => ({
  text: source,
  rows: [{ title: null, content, named }],
  named: [],
  extensions: ['txt', 'md'],
}));

const MADE = { jsonFile, byTitle, snippets, table, sheets, promptYml, espanso, goose, yamlList, gemini, note, text };

/** A file of any format that is read, with any of its names. */
export const broughtFile: fc.Arbitrary<Omit<BroughtFile, 'path'> & { extension: string }> = fc
  .tuple(fc.oneof(...Object.values(MADE)), encoding, fc.nat())
  .map(([{ extensions, ...made }, encoded, at]) => ({
    ...made,
    encoding: encoded,
    extension: extensions[at % extensions.length] ?? 'txt',
  }));

export function bytesOf({ text: source, encoding: encoded }: Pick<BroughtFile, 'text' | 'encoding'>): Buffer {
  if (encoded === 'utf16') return Buffer.from(`\ufeff${source}`, 'utf16le');
  return Buffer.from(encoded === 'bom' ? `\ufeff${source}` : source);
}
