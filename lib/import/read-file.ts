import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { espanso } from '../export-formats/espanso';
import type { ExportFormat } from '../export-formats/export-format';
import { geminiCli } from '../export-formats/gemini-cli';
import { goose } from '../export-formats/goose';
import { langfuse } from '../export-formats/langfuse';
import { markdown } from '../export-formats/markdown';
import { openWebUi } from '../export-formats/open-webui';
import { parseYaml } from '../export-formats/parse-file';
import { raycast } from '../export-formats/raycast';
import { claudeCode, skill } from '../export-formats/skill';
import { vscode } from '../export-formats/vscode';
import { EXPORT_FORMAT, exportSchema } from '../own-export/export-document';
import { escapeBlanks } from '../prompts/template';
import { site } from '../site';
import { readCsv } from '../text/csv';
import { hasTooManyElements } from '../text/json-size';
import { splitFrontMatter } from '../text/markdown';
import { type Notation, withForeignVariables } from './foreign-variables';
import { type BroughtFile, nothingRead, type ReadImport, type ReadPrompt } from './import';
import { promptsOfRows, tableOf } from './read-table';
import { titleOfPath, titleOfText } from './titles';

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
  if (/^\s*[[{]["\s{]/.test(text) && (hasTooManyElements(text, IMPORT) || isJson(text))) return readJson(file);
  if (/^---\n/.test(text)) return readMarkdown(file);
  if (/^(description|prompt) = /m.test(text)) {
    const found = readToml(file);
    if (found.prompts.length > 0) return found;
  }
  if (/^(matches|messages|prompt|name|title|version): ?/m.test(text)) {
    const found = readYaml(file);
    if (found.prompts.length > 0) return found;
  }
  const [head = ''] = text.slice(0, IMPORT.row).split('\n', 1);
  if (/[,;\t]/.test(head) && tableOf(head.split(/[,;\t]/).map((cell) => cell.replace(/^\ufeff?"|"$/g, ''))).columns) return readTable(file);
  return readText(file);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function unread({ path }: BroughtFile, reason: string, line: number | null = null): ReadImport {
  return { ...nothingRead(), unread: [{ path, line, reason }] };
}

/** Where prompts have no name of their own, the file does. */
function found(
  { path }: BroughtFile,
  format: string,
  prompts: NonNullable<ReturnType<ExportFormat['parse']>>,
  notations: readonly Notation[],
  source = '',
): ReadImport {
  return {
    ...nothingRead(),
    formats: [format],
    prompts: prompts.map(({ title, category, text: template, written }): ReadPrompt => {
      const { text, notes } = withForeignVariables(template, notations, written);
      const escaped = [...text.matchAll(/\\(\[[A-Z0-9_]+[\]|?])/g)].map(([, blank = '']) => blank.replace(/[|?]$/, '…]'));
      // Only where it was no escape before.
      const added = source.includes('\\[') ? [] : [...new Set(escaped)].map((blank) => `${blank} stays text, with a backslash before it`);
      return {
        ...{ title: title.trim() || titleOfPath(path) || titleOfText(text), category: category ?? null, content: text },
        ...{ path, line: null, notes: [...notes, ...added], cells: null },
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

function readJson(file: BroughtFile): ReadImport | Refusal {
  const { text } = file;
  if (hasTooManyElements(text, IMPORT)) return 'too-many-prompts';
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    const place = /position (\d+)/.exec(cause instanceof Error ? cause.message : '');
    return unread(file, 'This is no JSON', place ? text.slice(0, Number(place[1])).split('\n').length : null);
  }
  const named = z.object({ format: z.literal(EXPORT_FORMAT), version: z.unknown() }).safeParse(json);
  if (named.success) return readOwn(file, json, named.data.version);
  for (const format of [openWebUi, raycast, langfuse] as const) {
    const prompts = format.parse(text);
    if (prompts) return found(file, format.name, prompts, format === raycast ? ['raycast'] : ['braces'], text);
  }
  const chat = chatSchema.safeParse(json);
  if (chat.success) {
    const { name: title, prompt } = chat.data;
    return found(file, langfuse.name, [{ title, description: '', text: escapeBlanks(joined(prompt)) }], ['braces'], text);
  }
  const wrapped = wrappedSchema.safeParse(json);
  const list = listSchema.safeParse(Array.isArray(json) ? json : wrapped.success ? (wrapped.data.prompts ?? wrapped.data.data) : null);
  const entries = list.success ? list.data : [];
  const prompts = entries.flatMap(({ title, name, act, command, prompt, content, text: said, category }) => {
    const written = prompt ?? content ?? said;
    return written === undefined ? [] : [{ title: title ?? act ?? name ?? command ?? '', description: '', category, text: written }];
  });
  if (prompts.length === 0) return unread(file, 'This JSON is of no kind that is read here');
  return found(file, 'JSON', prompts, ['braces', 'dollar']);
}

const joined = (messages: z.infer<typeof messagesSchema>) =>
  messages.length === 1
    ? (messages[0]?.content ?? '')
    : messages.map(({ role, content }) => (role ? `${role.charAt(0).toUpperCase()}${role.slice(1)}:\n${content}` : content)).join('\n\n');

/** Our export. The place of a prompt in it is that of a row. */
function readOwn(file: BroughtFile, json: unknown, version: unknown): ReadImport | 'newer-format' {
  if (typeof version === 'number' && version > 1) return 'newer-format';
  const own = exportSchema.safeParse(json);
  if (!own.success) return unread(file, `This export was changed: ${own.error.issues[0]?.path.join('.') ?? ''} is not as it was written`);
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
    collections: collections.map(({ title, description, prompts: ids }) => ({
      ...{ title, description, prompts: named(ids) },
    })),
    saved: saved.map(({ prompt }) => prompt),
    pinned: named(pinned),
  };
}

// YAML and TOML

const promptYmlSchema = z.object({ name: z.string().default(''), description: z.string().default(''), messages: messagesSchema });

function readYaml(file: BroughtFile): ReadImport {
  const { text } = file;
  if (text.length > IMPORT.structured) return unread(file, TOO_LONG);
  const yaml = parseYaml(text);
  if (yaml === undefined) return unread(file, 'This is no YAML');
  const matches = espanso.parse(text);
  if (matches) return found(file, espanso.name, matches, ['brackets', 'braces'], text);
  const recipe = goose.parse(text);
  if (recipe) return found(file, goose.name, recipe, [], text);
  const messages = promptYmlSchema.safeParse(yaml);
  if (!messages.success) return unread(file, 'This YAML is of no kind that is read here');
  const { name: title, description, messages: said } = messages.data;
  return found(file, '.prompt.yml', [{ title, description, text: escapeBlanks(joined(said)) }], ['braces'], text);
}

function readToml(file: BroughtFile): ReadImport {
  if (file.text.length > IMPORT.structured) return unread(file, TOO_LONG);
  const command = geminiCli.parse(file.text);
  return command ? found(file, geminiCli.name, command, ['braces'], file.text) : unread(file, 'This TOML is of no kind that is read here');
}

const TOO_LONG = `It is longer than the ${IMPORT.structured / 1_000_000} MB that are read of such a file`;

// Markdown and text

/** What our own Markdown says of every prompt: its blanks are as they shall be. */
const ownFields = z.object({ title: z.string(), description: z.string(), created: z.string() });
const skillFields = z.object({
  name: z.string(),
  description: z.string(),
  metadata: z.object({ title: z.string() }).optional().catch(undefined),
});

function readMarkdown(file: BroughtFile): ReadImport {
  const { path, text } = file;
  if (text.length > IMPORT.structured) return unread(file, TOO_LONG);
  const document = splitFrontMatter(text.replace(/^\ufeff/, ''));
  if (!document) return found(file, 'Markdown', [{ title: '', description: '', text }], ['braces']);
  const { fields, body } = document;
  const read = (format: ExportFormat, notations: readonly Notation[], source = '') => {
    const prompts = format.parse(text.replace(/^\ufeff/, ''));
    return prompts && found(file, format.name, prompts, notations, source);
  };
  if (/\.prompt\.md$/i.test(path) || /\$\{input:/.test(body)) {
    const prompt = read(vscode, ['dollar'], text);
    if (prompt) return prompt;
  }
  if (ownFields.safeParse(fields).success) return read(markdown, []) ?? found(file, 'Markdown', [], []);
  const named = skillFields.safeParse(fields);
  if (named.success) {
    const ours = named.data.metadata !== undefined;
    const arguments_ = z.object({ arguments: z.array(z.string()) }).safeParse(fields).success;
    return read(arguments_ ? claudeCode : skill, ours ? [] : ['arguments'], text) ?? found(file, 'SKILL.md', [], []);
  }
  const titled = read(markdown, ['braces']);
  return titled ?? found(file, 'Markdown', [{ title: '', description: '', text: body }], ['braces', 'arguments']);
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
  if (!head || rows.length === 0) return unread(file, 'It has no row below its first one');
  const table = tableOf(head.cells);
  return { ...nothingRead(), formats: ['CSV'], table, prompts: promptsOfRows(rows, table, file.path) };
}
