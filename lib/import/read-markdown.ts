import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { markdown } from '../integrations/formats/markdown';
import { type FileContent, optionalText, parseFile, tagsField } from '../integrations/formats/parse-file';
import { vscode } from '../integrations/formats/vscode';
import { escapeBlanks } from '../prompts/template';
import { site } from '../site';
import { normalizeKeys } from '../text/record';
import { withHeadingAsTitle } from './heading-title';
import type { Note, ReadImport, UploadedFile } from './import';
import { droppedNotes, leftOut } from './left-out';
import { COMMAND_FIELDS, dialectOf, MARKDOWN_FORMATS } from './markdown-dialects';
import { ourFormat } from './our-markdown';
import { plainEntry } from './plain-entry';
import { readResult, TOO_LONG, unreadFile } from './read-result';
import { frontMatterOf, hasTooManyYamlTokens } from './yaml';

const OUR_MARKDOWN = `Markdown from ${site.name}`;

export function readMarkdown(file: UploadedFile): ReadImport {
  const source = file.text.replace(/^\ufeff/, '');
  if (source.length > IMPORT.structured) return unreadFile(file, TOO_LONG);
  const [header = ''] = (/\.prompty?$/i.test(file.path) ? COMMENTS : EMPTY_LINES).exec(source) ?? [];
  const front = frontMatterOf(source.slice(header.length));
  if (hasTooManyYamlTokens(front, IMPORT.fields)) return unreadFile(file, 'Its front matter has too many fields for a prompt');
  const content = contentOf(source, header);
  const ours = ourFormat(content.data, file.path);
  const [document] = ours?.read(content) ?? [];
  const format = ours === markdown ? OUR_MARKDOWN : (ours?.name ?? '');
  const isOurs = document && !content.dropped?.repeated.length && (file.readAs?.format ?? format) === format;
  const read = isOurs ? readResult(file, { format, prompts: [document], notations: [], isOurs: true }) : readForeign(file, content);
  return { ...read, readable: MARKDOWN_FORMATS };
}

const EMPTY_LINES = /^(?:[ \t]*\n)+(?=---[ \t]*\n)/;
/** Comments above the front matter of a `.prompt` or `.prompty` file, such as a license. */
const COMMENTS = /^(?:#[^\n]*\n|[ \t]*\n)+(?=---[ \t]*\n)/;

/** The content of a file without the `header` above its front matter; the whole text if there is no valid front matter. */
function contentOf(source: string, header: string): FileContent {
  const content = parseFile('front-matter', source.slice(header.length));
  if (content.data === undefined) return { text: source, data: undefined };
  const { repeated = [], hasComments = false } = content.dropped ?? {};
  return { ...content, dropped: { repeated, hasComments: hasComments || header.includes('#') } };
}

const foreignSchema = z.object({
  title: optionalText,
  name: optionalText,
  category: optionalText,
  tags: tagsField,
  prompt: z.string().catch(''),
});
const KNOWN_FIELDS = [...Object.keys(foreignSchema.shape), ...COMMAND_FIELDS];
const UNREAD_FIELDS: Note = { kind: 'damaged', text: 'Its front matter is not valid and stays in the text' };

/** Reads a file that the site did not write. */
function readForeign(file: UploadedFile, content: FileContent): ReadImport {
  const { data, text: body, dropped } = /\.prompt$/i.test(file.path) ? withPreamble(content) : content;
  const fields = normalizeKeys(data, KNOWN_FIELDS);
  const isEmpty = body.trim() === '';
  const entry = isEmpty ? plainEntry(fields, '') : null;
  if (isEmpty && !entry) return unreadFile(file, 'It has no text below its front matter');
  const known = foreignSchema.parse(fields);
  const text = entry?.text ?? withPrompt(known.prompt.trim(), body);
  const { format, notations, isText = false, fillsCode = false } = dialectOf(file, fields, text);
  const title = known.title || known.name || '';
  const document = entry ?? (title || format === vscode.name ? { title, text } : withHeadingAsTitle(file.path, text));
  const { category = known.category, tags = known.tags } = entry ?? {};
  const given = argumentNames.parse(fields.arguments).filter(Boolean);
  const names = given.slice(0, MAX_ARGUMENTS).filter((name) => /^[A-Za-z_]\w{0,59}$/.test(name) && body.includes(`$${name}`));
  const taken = [
    ...(known.title ? ['title'] : known.name ? ['name'] : []),
    ...(known.category ? ['category'] : []),
    ...(names.length > 0 && names.length === given.length ? ['arguments'] : []),
  ];
  const isBroken = data === undefined && /^(---|\+\+\+)[ \t]*\n[\w-]+ ?[:=]/.test(body);
  const notes = [
    ...(entry?.notes ?? leftOut(withoutTaken(fields, known, text), taken, [], [document.title, document.text, known.category ?? ''])),
    ...droppedNotes(dropped),
    ...(isBroken ? [UNREAD_FIELDS] : []),
  ];
  const prompt = { title: document.title, text: isText ? escapeBlanks(document.text) : document.text, category, tags, notes };
  return readResult(file, { format, prompts: [prompt], notations, names, isForeign: !isText, keepsCode: !fillsCode });
}

const MAX_ARGUMENTS = 100;
/** Names of the arguments of a command: a list, or one line with spaces or commas between them. */
const argumentNames = z.union([z.array(z.string()), z.string().transform((names) => names.split(/[\s,]+/))]).catch([]);

/** The fields of a front matter without its tags, and without its `prompt` if the text has that. */
function withoutTaken(fields: Record<string, unknown>, { tags, prompt }: z.infer<typeof foreignSchema>, text: string) {
  const isInText = prompt !== '' && text.includes(prompt.trim());
  return { ...fields, ...(isInText && { prompt: null }), ...(tags.length > 0 && { tags: null }) };
}

/** The text of a file below the field `prompt` of its front matter; without the field if the text has it already, or if it is a single word. */
const withPrompt = (prompt: string, body: string) => (/\s/.test(prompt) && !body.includes(prompt) ? `${prompt}\n\n${body}` : body);

/** A `.prompt` file of Continue, whose fields are above a line of hyphens without one before them; any other content as it is. */
function withPreamble(content: FileContent): FileContent {
  const [, preamble = '', body = ''] = /^([\s\S]*?\n)---[ \t]*\n([\s\S]*)$/.exec(content.data === undefined ? content.text : '') ?? [];
  const { data, dropped } = parseFile('yaml', hasTooManyYamlTokens(preamble, IMPORT.fields) ? '' : preamble);
  const fields = z.record(z.string().regex(/^\w+$/), z.unknown()).safeParse(data);
  return fields.success ? { text: body, data: fields.data, ...(dropped && { dropped }) } : content;
}
