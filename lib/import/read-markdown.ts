import { z } from 'zod';
import { IMPORT } from '../account-limits';
import type { ExportFormat, VariableNotation } from '../integrations/formats/export-format';
import { markdown } from '../integrations/formats/markdown';
import { type FileContent, optionalText, parseFile, tagsField } from '../integrations/formats/parse-file';
import { plainText } from '../integrations/formats/plain-text';
import { claudeCode, skill } from '../integrations/formats/skill';
import { vscode } from '../integrations/formats/vscode';
import { LIMITS } from '../limits';
import { escapeBlanks } from '../prompts/template';
import { site } from '../site';
import { codeIn } from '../text/markdown-code';
import { normalizeKeys, recordOf } from '../text/record';
import { isUuid } from '../text/uuid';
import type { Note, ReadImport, UploadedFile } from './import';
import { droppedNotes, leftOut } from './left-out';
import { plainEntry } from './plain-entry';
import { readResult, TOO_LONG, unreadFile } from './read-result';
import { frontMatterOf, hasTooManyYamlTokens } from './yaml';

/**
 * The front matter of Markdown that this site wrote. That of a public prompt has an address and a license. That of an own prompt has no field but these,
 * a time in `created` and never a text as `author`, unlike notes of other programs.
 */
const ownSchema = z.looseObject({ title: z.string(), description: z.string(), created: z.string() }).refine((fields) => {
  const { data } = z.object({ url: z.string(), license: z.unknown() }).safeParse(fields);
  if (data) return data.url.startsWith(site.url) || data.license !== undefined;
  return Object.keys(fields).every((name) => OWN_FIELDS.has(name)) && fields.created.includes('T') && typeof fields.author !== 'string';
});
const OWN_FIELDS = new Set(['title', 'description', 'category', 'tags', 'blanks', 'created', 'updated', 'author']);
/** The front matter of a file that the command line wrote for an own prompt. */
const pulledSchema = z.strictObject({
  id: z.string().refine(isUuid),
  title: z.string(),
  category: z.string().optional(),
  tags: z.array(z.string()).optional(),
});
const ownSkillSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  license: z.string().optional(),
  arguments: z.array(z.string()).optional(),
  'argument-hint': z.string().optional(),
  'disable-model-invocation': z.boolean().optional(),
  metadata: z.strictObject({
    title: z.string(),
    category: z.string().optional(),
    author: z.string().optional(),
    url: z.string().optional(),
  }),
});

const foreignSchema = z.object({
  title: optionalText,
  name: optionalText,
  category: optionalText,
  tags: tagsField,
  prompt: z.string().optional().catch(undefined),
});
const ARGUMENT_FIELDS = ['argument-hint', 'arguments'];
const COMMAND_FIELDS = [...ARGUMENT_FIELDS, 'allowed-tools', 'disable-model-invocation'];
const NAMES = [...Object.keys(foreignSchema.shape), ...COMMAND_FIELDS];
const MAX_ARGUMENTS = 100;
/** Arguments of a command: a list of names, or one line with spaces or commas between them. */
const argumentsSchema = z.object({ arguments: z.union([z.array(z.string()), z.string().transform((names) => names.split(/[\s,]+/))]) });

/** The name of the format of Markdown that the site wrote. */
const OWN = `Markdown from ${site.name}`;

export function readMarkdown(file: UploadedFile): ReadImport {
  const source = file.text.replace(/^\ufeff/, '');
  if (source.length > IMPORT.structured) return unreadFile(file, TOO_LONG);
  const [header = ''] = (/\.prompty?$/i.test(file.path) ? COMMENTS : EMPTY_LINES).exec(source) ?? [];
  const front = frontMatterOf(source.slice(header.length));
  if (hasTooManyYamlTokens(front, IMPORT.fields)) return unreadFile(file, 'Its front matter has too many fields for a prompt');
  const content = contentOf(source, header);
  const own = ownFormat(content.data, file.path);
  const [document] = own?.read(content) ?? [];
  const format = own === markdown ? OWN : (own?.name ?? '');
  const isOwn = own && document && !content.dropped?.repeated.length && (file.readAs?.format ?? format) === format;
  const read = isOwn ? readResult(file, { format, prompts: [document], notations: [], isOurs: true }) : readForeign(file, content);
  return { ...read, readable: MARKDOWN_FORMATS };
}

const EMPTY_LINES = /^(?:[ \t]*\n)+(?=---[ \t]*\n)/;
/** Comments above the front matter of a `.prompt` or `.prompty` file, such as a license. */
const COMMENTS = /^(?:#[^\n]*\n|[ \t]*\n)+(?=---[ \t]*\n)/;

/** The content of a file without the `header` above its front matter; the whole text if there is no front matter. */
function contentOf(source: string, header: string): FileContent {
  const content = parseFile('front-matter', source.slice(header.length));
  if (content.data === undefined) return { text: source, data: undefined };
  const { repeated = [], hasComments = false } = content.dropped ?? {};
  return { ...content, dropped: { repeated, hasComments: hasComments || header.includes('#') } };
}

/** The format of a file that may be one that the site wrote; null for any other file. */
function ownFormat(fields: unknown, path: string): ExportFormat | null {
  if (/\.prompt\.md$/i.test(path)) return vscode;
  if (ownSchema.safeParse(fields).success || pulledSchema.safeParse(fields).success) return markdown;
  if (!ownSkillSchema.safeParse(fields).success) return null;
  return argumentsSchema.safeParse(fields).success ? claudeCode : skill;
}

/** How a tool reads Markdown: the variables that it fills in. `isText`: brackets are text and no blanks. `fillsCode`: it fills in variables in code too. */
type Dialect = { format: string; notations: readonly VariableNotation[]; isText?: boolean; fillsCode?: boolean };

const VSCODE: Dialect = { format: vscode.name, notations: vscode.notations, isText: true, fillsCode: true };

const COMMAND_NOTATIONS = ['braces', 'arguments', 'commands'] as const;

/** The dialects that can be chosen for any Markdown or text. */
const DIALECTS: readonly Dialect[] = [
  { format: markdown.name, notations: plainText.notations },
  VSCODE,
  { format: claudeCode.name, notations: [...COMMAND_NOTATIONS, 'positions'] },
  { format: skill.name, notations: COMMAND_NOTATIONS, isText: true },
];
export const MARKDOWN_FORMATS = DIALECTS.map(({ format }) => format);

function dialectOf({ path, readAs }: UploadedFile, fields: unknown, body: string): Dialect {
  const chosen = DIALECTS.find(({ format }) => format === readAs?.format);
  if (chosen) return chosen;
  const isInput = body.includes('${input:');
  // Elsewhere $5 is an amount.
  const hasArguments =
    ARGUMENT_FIELDS.some((name) => name in recordOf(fields)) || /(^|\/)commands\//.test(path) || body.includes('$ARGUMENTS');
  const notations = hasArguments ? [...COMMAND_NOTATIONS, 'positions' as const] : COMMAND_NOTATIONS;
  if (/\.prompt\.md$/i.test(path)) return VSCODE;
  if (/(^|\/)SKILL\.md$/i.test(path))
    return { format: skill.name, notations: [...notations, ...(isInput ? vscode.notations : [])], isText: true };
  if (isInput) return { format: vscode.name, notations: ['dollar', 'arguments'], isText: true };
  if (/\.prompty$/i.test(path)) return { format: 'Prompty', notations: plainText.notations, fillsCode: true };
  if (/\.prompt$/i.test(path)) return { format: '.prompt', notations: plainText.notations, fillsCode: true };
  if (/\.mdc$|(^|\/)\.\w+$/i.test(path))
    return { format: /\.(mdc|cursorrules)$/i.test(path) ? 'Cursor' : markdown.name, notations: ['braces'] };
  if (/\.(instructions|agent|chatmode)\.md$/i.test(path)) return { format: vscode.name, notations: ['braces'] };
  const isCommand = hasArguments || COMMAND_FIELDS.some((name) => name in recordOf(fields));
  return isCommand ? { format: claudeCode.name, notations } : { format: markdown.name, notations: plainText.notations };
}

const UNREAD_FIELDS: Note = { kind: 'damaged', text: 'Its front matter is not valid and stays in the text' };

/** Reads a file that the site did not write. */
function readForeign(file: UploadedFile, content: FileContent): ReadImport {
  const { data, text: body, dropped } = /\.prompt$/i.test(file.path) ? withPreamble(content) : content;
  const fields = normalizeKeys(data, NAMES);
  const entry = body.trim() === '' ? plainEntry(fields, '') : null;
  const { title, name, category, tags, prompt = '' } = foreignSchema.parse(fields);
  if (body.trim() === '' && !entry) return unreadFile(file, 'It has no text below its front matter');
  const text = entry?.text ?? withPrompt(prompt.trim(), body);
  const { format, notations, isText = false, fillsCode = false } = dialectOf(file, fields, text);
  const head = title || name;
  const document = entry ?? (head || format === vscode.name ? { title: head ?? '', text } : withHeadingAsTitle(file.path, text));
  const given = argumentsSchema.safeParse(fields).data?.arguments.filter(Boolean) ?? [];
  const names = given.slice(0, MAX_ARGUMENTS).filter((one) => /^[A-Za-z_]\w{0,59}$/.test(one) && body.includes(`$${one}`));
  const taken = [
    ...(title ? ['title'] : name ? ['name'] : []),
    ...(category ? ['category'] : []),
    ...(names.length > 0 && names.length === given.length ? ['arguments'] : []),
  ];
  const isBroken = data === undefined && /^(---|\+\+\+)[ \t]*\n[\w-]+ ?[:=]/.test(body);
  const isIn = prompt && text.includes(prompt.trim());
  const others = { ...fields, ...(isIn && { prompt: null }), ...(tags.length > 0 && { tags: null }) };
  const left = entry?.notes ?? leftOut(others, taken, [], [document.title, document.text, category ?? '']);
  return readResult(file, {
    format,
    prompts: [
      {
        title: document.title,
        text: isText ? escapeBlanks(document.text) : document.text,
        category: entry?.category ?? category,
        tags: entry?.tags ?? tags,
        notes: [...left, ...(dropped ? droppedNotes(dropped) : []), ...(isBroken ? [UNREAD_FIELDS] : [])],
      },
    ],
    notations,
    names,
    isForeign: !isText,
    keepsCode: !fillsCode,
  });
}

/** The text of a file below the field `prompt` of its front matter; without that if the text has it already, or if it is a single word. */
const withPrompt = (prompt: string, body: string) => (/\s/.test(prompt) && !body.includes(prompt) ? `${prompt}\n\n${body}` : body);

/** A `.prompt` file of Continue, whose fields are above a line of hyphens without one before them; any other content as it is. */
function withPreamble(content: FileContent): FileContent {
  const [, preamble = '', body = ''] = /^([\s\S]*?\n)---[ \t]*\n([\s\S]*)$/.exec(content.data === undefined ? content.text : '') ?? [];
  const { data, dropped } = parseFile('yaml', hasTooManyYamlTokens(preamble, IMPORT.fields) ? '' : preamble);
  const fields = z.record(z.string().regex(/^\w+$/), z.unknown()).safeParse(data);
  return fields.success ? { text: body, data: fields.data, ...(dropped && { dropped }) } : content;
}

/** Files of fabric: their folder is their title, and their first heading is part of their text. */
const NAMED_BY_FOLDER = /(^|\/)(system|user)\.md$/i;

/** A heading of the first level in the first line, with `#` before it or a line of `=` below it. */
const HEADING = /^(?:# +([^\n]*)|([^\s#][^\n]*)\n=+ *)(?:\n|$)/;

/** Makes the heading at the beginning of a text its title and removes it from the text, unless there is nothing else or another heading of the first level. */
function withHeadingAsTitle(path: string, text: string): { title: string; text: string } {
  const source = text.trimStart();
  const [heading = '', hashes, underlined] = (!NAMED_BY_FOLDER.test(path) && HEADING.exec(source)) || [];
  const title = (hashes ?? underlined ?? '')
    .slice(0, 10 * LIMITS.title.max)
    .replace(/(^|\s)#+$/, '')
    .trim();
  const rest = source.slice(heading.length).trimStart();
  // With several headings of the first level, the first one belongs to a part of the text.
  if (!title || !rest || SECTION.test(withoutCode(rest))) return { title: '', text };
  const words = withoutLinks(title).replace(LABEL, '');
  // The address of a link stays in the text.
  return { title: words, text: title.includes('](') ? text : rest };
}

const SECTION = /^# +\S/m;

/** A text with a back quote in place of each part of code. */
function withoutCode(text: string): string {
  const starts = [0];
  const ends: number[] = [];
  for (const { start, end } of codeIn(text)) {
    ends.push(start);
    starts.push(end);
  }
  return starts.map((start, at) => text.slice(start, ends[at])).join('`');
}

/** A word before the title in a heading: `Prompt: Weekly report`. */
const LABEL = /^(prompt )?(title|name|prompt): +(?=\S)/i;

/** A line of Markdown with the words of its links in place of these. */
const withoutLinks = (line: string) =>
  line
    .replace(/!?\[([^[\]]{0,200})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
