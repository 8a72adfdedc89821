import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { textsOf } from '../collections/collection-fields';
import { espanso } from '../export-formats/espanso';
import type { ExportFormat, ReadDocument } from '../export-formats/export-format';
import { geminiCli } from '../export-formats/gemini-cli';
import { goose } from '../export-formats/goose';
import { langfuse } from '../export-formats/langfuse';
import { markdown } from '../export-formats/markdown';
import { openWebUi } from '../export-formats/open-webui';
import { parseFile } from '../export-formats/parse-file';
import { raycast } from '../export-formats/raycast';
import { claudeCode, skill } from '../export-formats/skill';
import { vscode } from '../export-formats/vscode';
import { LIMITS } from '../limits';
import { EXPORT_FORMAT, exportSchema } from '../own-export/export-document';
import { escapeBlanks } from '../prompts/template';
import { site } from '../site';
import { firstCharacters } from '../text/characters';
import { readCsv } from '../text/csv';
import { hasTooManyElements } from '../text/json-size';
import { type Notation, variableNote, withForeignVariables } from './foreign-variables';
import { headed } from './heading';
import { type BroughtFile, type Note, nothingRead, type ReadImport, type ReadPrompt } from './import';
import { promptsOfRows, tableOf } from './read-table';
import { titleOfPath, titleOfText } from './titles';
import { frontMatterOf, hasTooManyYamlParts } from './yaml-size';

/** Why of all that was brought nothing is read, for one file. */
type Refusal = 'newer-format' | 'too-many-prompts';

/** What a file holds. It never throws: what cannot be read is told with its line and why. */
export function readFile(file: BroughtFile): ReadImport | Refusal {
  const { path, text } = file;
  if (text.trim() === '') return unread(file, 'It is empty');
  if (/\.(csv|tsv)$/i.test(path)) return readTable(file);
  if (/\.json$/i.test(path)) return readJson(file);
  if (/\.ya?ml$/i.test(path)) return readYaml(file);
  if (/\.toml$/i.test(path)) return readToml(file);
  if (/\.(md|markdown)$/i.test(path)) return readMarkdown(file);
  return /\.txt$/i.test(path) ? readText(file) : readPasted(file);
}

/** Text without the name of a file, such as what was pasted. */
function readPasted(file: BroughtFile): ReadImport | Refusal {
  const { text } = file;
  if (/^\s*[[{]["\s{]/.test(text)) {
    const json = jsonOf(text);
    if (json === 'too-many-prompts') return json;
    if ('value' in json) return readJsonValue(file, json.value);
  }
  if (/^---\n/.test(text)) return readMarkdown(file);
  if (/^(description|prompt) = /m.test(text)) {
    const found = readToml(file);
    if (found.prompts.length > 0) return found;
  }
  if (/^(matches|messages|prompt|name|title|version): ?/m.test(text)) {
    const found = readYaml(file);
    if (typeof found === 'string' || found.prompts.length > 0) return found;
  }
  const [head = ''] = text.slice(0, IMPORT.row).split('\n', 1);
  if (/[,;\t]/.test(head) && tableOf(head.split(/[,;\t]/).map((cell) => cell.replace(/^\ufeff?"|"$/g, ''))).columns) return readTable(file);
  return readText(file);
}

function unread({ path }: BroughtFile, reason: string, line: number | null = null): ReadImport {
  return { ...nothingRead(), unread: [{ path, line, reason }] };
}

/** Of what is longer, in characters of two each, nothing is changed: it is refused for its length. */
const TOO_LONG_FOR_A_PROMPT = 2 * LIMITS.content.hardMax + 1;

/** Where prompts have no name of their own, the file does. */
function found(
  { path }: BroughtFile,
  format: string,
  prompts: readonly (ReadDocument & { notes?: readonly Note[] })[],
  notations: readonly Notation[],
  source = '',
): ReadImport {
  return {
    ...nothingRead(),
    formats: [format],
    prompts: prompts.map(({ title, category, text: template, written, variables = [], notes: before = [] }): ReadPrompt => {
      if (template.length > TOO_LONG_FOR_A_PROMPT) {
        const content = template.slice(0, TOO_LONG_FOR_A_PROMPT);
        return { title: title.trim() || titleOfPath(path), category: category ?? null, content, path, line: null, notes: [], cells: null };
      }
      const { text, notes } = withForeignVariables(template, notations, written);
      const escaped = [...text.matchAll(/\\(\[[A-Z0-9_]+[\]|?])/g)].map(([, blank = '']) => blank.replace(/[|?]$/, '…]'));
      // Only where it was no escape before.
      const kept = source.includes('\\[') ? [] : [...new Set(escaped)];
      const all: Note[] = [
        ...variables.map(([raw, blank]) => variableNote(raw, blank)),
        ...notes,
        ...kept.map((blank): Note => ({ kind: 'text', text: `${blank} stays text, with a backslash before it` })),
        ...before,
      ];
      return {
        ...{ title: title.trim() || titleOfPath(path) || titleOfText(text), category: category ?? null, content: text },
        ...{ path, line: null, notes: all, cells: null },
      };
    }),
  };
}

// JSON

const messagesSchema = z.array(z.object({ role: z.string().optional(), content: z.string() })).min(1);
const chatSchema = z.object({ name: z.string(), prompt: messagesSchema });
/** Lists of prompts by the usual names of their fields, alone or in an object. */
const entrySchema = z
  .object({ title: z.string().optional(), name: z.string().optional(), act: z.string().optional(), command: z.string().optional() })
  .and(
    z.object({
      prompt: z.string().optional(),
      content: z.string().optional(),
      text: z.string().optional(),
      category: z.string().optional(),
    }),
  );
const listSchema = z.array(entrySchema).min(1);
const wrappedSchema = z.object({ data: z.array(z.unknown()).optional(), prompts: z.array(z.unknown()).optional() });

/** A text of a file of up to 20 MB; in the place of one that is too long for a prompt another, in which nothing is looked for and which is refused for its length. */
const readable = (text: string) => (text.length < TOO_LONG_FOR_A_PROMPT ? text : text.slice(0, 100) + '…'.repeat(LIMITS.content.hardMax));

function lineAt(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** The value of a JSON text, or the line where it is none, as far as that is known. */
function jsonOf(text: string): { value: unknown } | { line: number | null } | 'too-many-prompts' {
  if (hasTooManyElements(text, IMPORT)) return 'too-many-prompts';
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, ''), (_key, value) => (typeof value === 'string' ? readable(value) : value)) };
  } catch (cause) {
    const place = /position (\d+)/.exec(cause instanceof Error ? cause.message : '');
    return { line: place ? lineAt(text, Number(place[1])) : null };
  }
}

function readJson(file: BroughtFile): ReadImport | Refusal {
  const json = jsonOf(file.text);
  if (json === 'too-many-prompts') return json;
  return 'value' in json ? readJsonValue(file, json.value) : unread(file, 'This is not valid JSON', json.line);
}

function readJsonValue(file: BroughtFile, json: unknown): ReadImport | Refusal {
  const { text } = file;
  const list = Array.isArray(json) ? json : wrappedList(json);
  if (list && list.length > IMPORT.prompts) return 'too-many-prompts';
  const named = z.object({ format: z.literal(EXPORT_FORMAT), version: z.unknown() }).safeParse(json);
  if (named.success) return readOwn(file, json, named.data.version);
  for (const format of [openWebUi, raycast, langfuse] as const) {
    const prompts = format.read({ text, data: json });
    if (!prompts) continue;
    const entries = prompts.map((prompt, at) => ({
      ...categoryField.parse(list?.[at]),
      ...prompt,
      notes: untaken(list ? list[at] : json),
    }));
    return found(file, format.name, entries, format === raycast ? ['raycast'] : ['braces'], text);
  }
  const chat = chatSchema.safeParse(json);
  if (chat.success) {
    const { name: title, prompt } = chat.data;
    return found(file, langfuse.name, [{ title, description: '', text: escapeBlanks(joined(prompt)) }], ['braces'], text);
  }
  const entries = listSchema.safeParse(list);
  const prompts = (entries.data ?? []).flatMap(({ title, name, act, command, prompt, content, text: said, category }, at) => {
    const written = prompt ?? content ?? said;
    if (written === undefined) return [];
    return [{ title: title ?? act ?? name ?? command ?? '', description: '', category, text: written, notes: untaken(list?.[at]) }];
  });
  if (prompts.length === 0) return unread(file, 'This kind of JSON is not supported');
  return found(file, 'JSON', prompts, ['braces', 'dollar']);
}

/** What people sort their prompts by. Of what else a program writes of a prompt, such as dates, nothing is told. */
const SORTED_BY = /^(folder|tag|label|group|collection|author|note)s?$/i;

function untaken(entry: unknown): Note[] {
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(entry);
  return leftOut(
    data,
    Object.keys(data).filter((name) => !SORTED_BY.test(name)),
  );
}

/** The list in an object such as `{ "prompts": [] }`. */
function wrappedList(json: unknown): unknown[] | null {
  const { data } = wrappedSchema.safeParse(json);
  return data?.prompts ?? data?.data ?? null;
}

const joined = (messages: z.infer<typeof messagesSchema>) =>
  messages.length === 1
    ? (messages[0]?.content ?? '')
    : messages.map(({ role, content }) => (role ? `${role.charAt(0).toUpperCase()}${role.slice(1)}:\n${content}` : content)).join('\n\n');

/** Our export. The place of a prompt in it is that of a row. */
function readOwn(file: BroughtFile, json: unknown, version: unknown): ReadImport | 'newer-format' {
  if (typeof version === 'number' && version > 1) return 'newer-format';
  const own = exportSchema.safeParse(json);
  if (!own.success) return unread(file, `This export was changed: ${own.error.issues[0]?.path.join('.') ?? ''} is not valid`);
  const { prompts, collections, saved, pinned } = own.data;
  const places = new Map(prompts.map(({ id }, place) => [id, place]));
  const named = (ids: string[]) => ids.map((id) => places.get(id) ?? id);
  return {
    ...nothingRead(),
    formats: [site.name],
    prompts: prompts.map(({ title, category, content }) => ({
      title,
      category,
      content,
      path: file.path,
      line: null,
      notes: [],
      cells: null,
    })),
    collections: collections.map((collection) => ({ ...textsOf(collection), prompts: named(collection.prompts) })),
    saved: saved.map(({ prompt }) => prompt),
    pinned: named(pinned),
  };
}

// YAML and TOML

const promptYmlSchema = z.object({ name: z.string().default(''), description: z.string().default(''), messages: messagesSchema });

function readYaml(file: BroughtFile): ReadImport | Refusal {
  const { text } = file;
  if (text.length > IMPORT.structured) return unread(file, TOO_LONG);
  if (hasTooManyYamlParts(text, IMPORT.elements)) return unread(file, TOO_MANY_PARTS);
  const content = parseFile('yaml', text);
  if (content.data === undefined) return unread(file, 'This is not valid YAML');
  const counted = z.object({ matches: z.array(z.unknown()) }).safeParse(content.data);
  if (counted.success && counted.data.matches.length > IMPORT.prompts) return 'too-many-prompts';
  const matches = espanso.read(content);
  if (matches) return found(file, espanso.name, matches, ['brackets', 'braces'], text);
  const recipe = goose.read(content);
  if (recipe) return found(file, goose.name, recipe, [], text);
  const messages = promptYmlSchema.safeParse(content.data);
  if (!messages.success) return unread(file, 'This kind of YAML is not supported');
  const { name: title, description, messages: said } = messages.data;
  return found(file, '.prompt.yml', [{ title, description, text: escapeBlanks(joined(said)) }], ['braces'], text);
}

function readToml(file: BroughtFile): ReadImport {
  if (file.text.length > IMPORT.command) return unread(file, 'It is longer than a command of Gemini CLI can be');
  const command = geminiCli.read(parseFile('toml', file.text));
  return command ? found(file, geminiCli.name, command, ['braces'], file.text) : unread(file, 'This kind of TOML is not supported');
}

const TOO_MANY_PARTS = 'It has more keys and values than any file of prompts';
const TOO_LONG = `It is longer than the ${IMPORT.structured / 1_000_000} MB that are read of such a file`;

// Markdown and text

/** What our own Markdown says of every prompt: its blanks are as they shall be. */
const ownFields = z.object({ title: z.string(), description: z.string(), created: z.string() });
const skillFields = z.object({
  name: z.string(),
  description: z.string(),
  metadata: z.object({ title: z.string() }).optional().catch(undefined),
});

const categoryField = z.object({ category: z.string().optional().catch(undefined) }).catch({ category: undefined });

/** The fields of a prompt that nothing becomes of. */
function leftOut(fields: unknown, taken: readonly string[]): Note[] {
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(fields);
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const names = Object.keys(data).filter((name) => !taken.includes(name) && !isEmpty(data[name]));
  const some = names.slice(0, 5).map((name) => firstCharacters(name, 40));
  return names.length > 0 ? [{ kind: 'left-out', text: `Left out: ${some.join(', ')}${names.length > 5 ? ' and more' : ''}` }] : [];
}

function readMarkdown(file: BroughtFile): ReadImport {
  const { path } = file;
  const text = file.text.replace(/^\ufeff/, '');
  if (text.length > IMPORT.structured) return unread(file, TOO_LONG);
  if (hasTooManyYamlParts(frontMatterOf(text), IMPORT.fields))
    return unread(file, 'Its front matter has more fields than that of any prompt');
  const content = parseFile('front-matter', text);
  const { data: fields, text: body } = content;
  if (fields === undefined) return found(file, 'Markdown', [headed(path, body)], ['braces']);
  /** `taken`: the fields that become something, of a file that is not ours. */
  const read = (format: ExportFormat, notations: readonly Notation[], source = '', taken: readonly string[] | null = null) => {
    const prompts = format.read(content);
    const notes = taken ? leftOut(fields, taken) : [];
    return (
      prompts &&
      found(
        file,
        format.name,
        prompts.map((prompt) => ({ ...prompt, notes })),
        notations,
        source,
      )
    );
  };
  if (/\.prompt\.md$/i.test(path) || /\$\{input:/.test(body)) {
    const prompt = read(vscode, ['dollar'], text, ['description']);
    if (prompt) return prompt;
  }
  if (ownFields.safeParse(fields).success) return read(markdown, []) ?? found(file, 'Markdown', [], []);
  const named = skillFields.safeParse(fields);
  if (named.success) {
    const ours = named.data.metadata !== undefined;
    const arguments_ = z.object({ arguments: z.array(z.string()) }).safeParse(fields).success;
    return (
      read(arguments_ ? claudeCode : skill, ours ? [] : ['arguments'], text, ours ? null : ['name', 'description', 'metadata']) ??
      found(file, 'SKILL.md', [], [])
    );
  }
  const titled = read(markdown, ['braces'], '', ['title', 'category']);
  const { category } = categoryField.parse(fields);
  const untitled = { ...headed(path, body), category, notes: leftOut(fields, category ? ['category'] : []) };
  return titled ?? found(file, 'Markdown', [untitled], ['braces', 'arguments']);
}

function readText(file: BroughtFile): ReadImport {
  if (file.text.length > IMPORT.structured) return unread(file, TOO_LONG);
  const title = /\.\w+$/.test(file.path) ? '' : titleOfText(file.text);
  return found(file, 'Text', [{ title, description: '', text: file.text }], ['braces']);
}

// Tables

/** The row of names, and one more than are taken, so that it is known that there are more. */
const CSV_LIMITS = { rows: IMPORT.prompts + 2, columns: IMPORT.columns, row: IMPORT.row };

function readTable(file: BroughtFile): ReadImport {
  const csv = readCsv(file.text.replace(/^\ufeff/, ''), CSV_LIMITS);
  if ('problem' in csv) return unread(file, csv.problem, csv.line);
  const [head, ...rows] = csv.rows;
  if (!head || rows.length === 0) return unread(file, 'It has no rows below the first one');
  const table = tableOf(head.cells);
  return { ...nothingRead(), formats: ['CSV'], table, prompts: promptsOfRows(rows, table, file.path) };
}
