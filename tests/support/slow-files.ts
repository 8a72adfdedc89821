import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { IMPORT } from '../../lib/account-limits';
import type { ExportFormat } from '../../lib/integrations/formats/export-format';
import { EXPORT_FORMATS } from '../../lib/integrations/formats/export-formats';
import { publicDocument } from '../../lib/my-prompts/user-prompt-document';
import type { HostileFile } from './hostile-files';

const upTo = (length: number, piece: string) => piece.repeat(Math.floor(length / piece.length));
/** Pieces with a number in each. */
function numbered(length: number, piece: (number: number) => string): string {
  const pieces: string[] = [];
  for (let at = 0, size = 0; size < length; at++) {
    const next = piece(at);
    size += next.length;
    pieces.push(next);
  }
  return pieces.join('');
}

const LONG = IMPORT.structured - 1000;
const LONGEST = IMPORT.upload - 1000;

/** Of each format the files that took longest to read, or would with a reader that looks at something again and again. */
const TEXTS: [name: string, path: string, text: () => string][] = [
  ['a YAML list of short values', 'a.yml', () => upTo(LONG, '- a\n')],
  ['a YAML list in brackets', 'a.yml', () => `[${upTo(LONG, 'a,')}a]`],
  ['YAML of many keys', 'a.yml', () => numbered(LONG, (at) => `k${at}: 1\n`)],
  ['YAML of as many keys as are read', 'a.yml', () => numbered(150_000, (at) => `k${at}: 1\n`)],
  ['YAML of many references', 'a.yml', () => numbered(60_000, (at) => `- &a${at} x\n`) + numbered(40_000, (at) => `- *a${at}\n`)],
  [
    'YAML of lists that are in others twice',
    'a.yml',
    () => `prompts:\n  - &a0 [{x: y z}]\n${numbered(900, (at) => `  - &a${at + 1} [*a${at}, *a${at}]\n`)}`,
  ],
  ['YAML of a list that is in itself', 'a.yml', () => 'prompts: &a [*a, *a, {title: A, prompt: Say it}]\n'],
  ['YAML of documents', 'a.yml', () => upTo(LONG, '---\na\n')],
  ['YAML of tags', 'a.yml', () => upTo(LONG, '!a ')],
  ['YAML of a thousand matches', 'a.yml', () => `matches:\n${upTo(LONG, `  - trigger: a\n    replace: "${'x'.repeat(2900)}"\n`)}`],
  ['a prompt file whose inputs never end', 'a.prompt.md', () => `---\ndescription: a\n---\n\n${upTo(LONG, `${'$'}{input:aaaaaaa:`)}`],
  ['Markdown with inputs that never end', 'a.md', () => `---\nname: x\n---\n\n${upTo(LONG, `{${'$'}{input:a:`)}`],
  ['a skill with inputs that never end', 'SKILL.md', () => `---\nname: a\ndescription: b\n---\n\n${upTo(LONG, `${'$'}{input:a:{{a | `)}`],
  ['a front matter of many fields', 'a.md', () => `---\n${numbered(LONG, (at) => `k${at}: 1\n`)}---\n\nSay it.`],
  ['a front matter of as many fields as are read', 'a.md', () => `---\n${numbered(30_000, (at) => `k${at}: 1\n`)}---\n\nSay it.`],
  ['a front matter of short values', 'a.md', () => `---\n${upTo(LONG, '- a\n')}---\n\nSay it.`],
  ['Markdown of different variables', 'a.md', () => numbered(LONG, (at) => `{{a${at}}}`)],
  ['JSON of empty elements', 'a.json', () => `[${upTo(2 * IMPORT.elements - 9, '{},').slice(0, -1)}]`],
  ['JSON with different variables', 'a.json', () => JSON.stringify({ name: 'a', prompt: numbered(LONGEST, (at) => `{{a${at}}}`) })],
  ['JSON with variables that never end', 'a.json', () => `[{"command":"a","content":"${upTo(LONGEST, '{{a | ')}"}]`],
  [
    'JSON with arguments that never end',
    'a.json',
    () => `[{"title":"a","prompt":"${upTo(LONGEST, '{argument name=\\"a\\" default=\\"')}"}]`,
  ],
  ['JSON with lists that never end', 'a.json', () => `[{"command":"a","content":"{{a | ${upTo(LONGEST, 'options=[\\"a\\",')}}}"}]`],
  ['JSON of entries without a text', 'a.json', () => `[${numbered(600_000, (at) => `{"title":"${at}"},`)}7]`],
  ['JSON of an entry of many fields', 'a.json', () => `[{${numbered(1_000_000, (at) => `"k${at}":"x y",`)}"prompt":"Say it."}]`],
  [
    'JSON of as many prompts as it may have',
    'a.json',
    () => `[${numbered(4_000_000, (at) => `{"title":"${at}","prompt":"Say ${at} of {{it}} in ${'some words '.repeat(9)}"},`)}7]`,
  ],
  ['JSON of lists of nothing in each other', 'a.json', () => `${upTo(900, '{"prompts":')}7${upTo(90, '}')}`],
  [
    'JSON of texts by their titles',
    'a.json',
    () => `{${numbered(3_000_000, (at) => `"Title ${at}":{"Text ${at}":"Say ${at} of it."},`)}"A":7}`,
  ],
  ['lines of JSON that are none', 'a.jsonl', () => `{"prompt":"Say it."}\n${upTo(3_000_000, '{"a\n')}`],
  ['JSON of comments', 'a.json', () => `[${upTo(LONGEST, '/*x*/')}]`],
  ['JSON Lines that are none', 'a.jsonl', () => `{"prompt":"Say it."}\n${upTo(1_000_000, '{"a\n')}`],
  [
    'a snippet of places',
    'a.code-snippets',
    () => `{"a":{"prefix":"a","body":"${numbered(150_000, (at) => `${'$'}{${at % 999}:w ${at}}`)}"}}`,
  ],
  ['a snippet of places that never end', 'a.code-snippets', () => `{"a":{"prefix":"a","body":"${upTo(190_000, `${'$'}{1|a,`)}"}}`],
  [
    'LangChain with a value in many places of many examples',
    'a.json',
    () =>
      `{"_type":"few_shot","suffix":"x","example_prompt":{"template":"${upTo(190_000, '{a}')}"},"examples":[${upTo(9_000_000, `{"a":"${'x'.repeat(9000)}"},`)}{}]}`,
  ],
  ['TOML of many keys', 'a.toml', () => numbered(IMPORT.toml - 1000, (at) => `k${at}=1\n`)],
  ['a TOML command of variables', 'a.toml', () => `prompt = "${numbered(IMPORT.toml - 1000, (at) => `{{a${at}}}`)}"\n`],
  ['a text of braces', 'a.txt', () => upTo(LONG, '{{a ')],
  ['a table of quotation marks', 'a.csv', () => `act,prompt\n${upTo(LONGEST, '"')}`],
  ['a table of separators', 'a.csv', () => `act,prompt\n${upTo(LONGEST, ',')}`],
  ['a table of variables', 'a.csv', () => `act,prompt\n${upTo(3_500_000, `A,${upTo(3400, '{{a}}')}\n`)}`],
  ['a pasted text', 'a', () => upTo(LONGEST, '[ ')],
];

const MARK = 'Marked';
const PROMPT = publicDocument({
  ...{ id: '5eed0000-0000-4000-8000-000000000001', title: 'A', category: null, tags: [], author: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z', content: `${MARK}[TOPIC|a]${MARK}` },
});

/** A file that the site writes in a format, with the placeholder of a blank again and again in its text, and then without its last sign. */
function fileOfPlaceholders(format: ExportFormat): HostileFile {
  const parts = format.write({ ...PROMPT, description: '' }).split(MARK);
  const [placeholder = '', after = ''] = parts.slice(-2);
  const half = ((format.syntax === 'toml' ? IMPORT.toml : IMPORT.structured) - 4000) / 2;
  const places = upTo(half, placeholder) + upTo(half, placeholder.slice(0, -1) || placeholder);
  return { path: `a.${format.extension}`, bytes: Buffer.from(parts.slice(0, -2).join(MARK) + places + after) };
}

/** What took longest to read, each made when it is asked for. */
export const SLOW_FILES: [name: string, make: () => HostileFile][] = [
  ...EXPORT_FORMATS.map((format): [string, () => HostileFile] => [
    `a file of ${format.name} of placeholders`,
    () => fileOfPlaceholders(format),
  ]),
  ...TEXTS.map(([name, path, text]): [string, () => HostileFile] => [name, () => ({ path, bytes: Buffer.from(text()) })]),
  [
    'a zip of such files',
    () => {
      const list = Buffer.from(upTo(LONG, '- a\n'));
      const keys = Buffer.from(numbered(150_000, (at) => `k${at}: 1\n`));
      const files = Array.from({ length: 24 }, (_, at): [string, Uint8Array] => [`${at}.yml`, at < 8 ? list : keys]);
      // Random bytes beside them, so that it is not packed too tightly.
      const rest = Buffer.from(deflateRawSync(Buffer.from(numbered(900_000, (at) => Math.sin(at).toString(36)))));
      return { path: 'a.zip', bytes: Buffer.from(zipSync({ ...Object.fromEntries(files), 'a.bin': new Uint8Array(rest) })) };
    },
  ],
];
