import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { chatOf } from '../integrations/formats/chat';
import { espanso } from '../integrations/formats/espanso';
import { geminiCli } from '../integrations/formats/gemini-cli';
import { goose } from '../integrations/formats/goose';
import { type FileContent, optionalText, parseFile, parseYaml } from '../integrations/formats/parse-file';
import { ANYTHING_ELSE, escapeBlanks } from '../prompts/template';
import { normalizeKeys, recordOf } from '../text/record';
import { FIELD_NAMES, plainName } from './field-names';
import { recipeEntry } from './goose-recipe';
import { type Note, nothingRead, type ReadImport, type UploadedFile, unreadEntry } from './import';
import { entriesIn } from './json-entries';
import { langChainEntry } from './langchain';
import { droppedNotes, keptIn, leftOut } from './left-out';
import { type FileReading, readResult, TOO_LONG, unreadFile } from './read-result';
import { hasTooManyYamlTokens } from './yaml';

const PROMPT_YML = '.prompt.yml';
const promptYmlSchema = z.object({ name: optionalText, title: optionalText, messages: z.array(z.unknown()) });
const matchesSchema = z.looseObject({ matches: z.array(z.unknown()).min(1) });

export function readYaml(file: UploadedFile): FileReading {
  const { text: source } = file;
  if (source.length > IMPORT.structured) return unreadFile(file, TOO_LONG);
  if (hasTooManyYamlTokens(source, IMPORT.elements)) return unreadFile(file, 'It has too many keys and values to be a file of prompts');
  const documents = parseYaml(source);
  const broken = documents.find(({ data }) => data === undefined);
  if (broken) return unreadFile(file, 'This is not valid YAML', broken.line);
  if (documents.every(({ data }) => data === null)) return unreadFile(file, 'It is empty or has nothing but comments');
  const reads = documents.map((document) => readDocument(file, document));
  const prompts = reads.flatMap((read) => read.prompts);
  if (prompts.length === 0) return unreadFile(file, NOT_SUPPORTED.YAML);
  const [first, ...others] = reads;
  if (first && others.length === 0) return first;
  return {
    ...nothingRead(),
    formats: [...new Set(reads.flatMap(({ formats }) => formats))],
    readable: [...new Set(reads.flatMap(({ readable }) => readable))],
    prompts,
    unread: reads.flatMap((read, at) => read.unread.map((told) => ({ ...told, reason: `Document ${at + 1}: ${told.reason}` }))),
  };
}

const NOT_SUPPORTED = { YAML: 'This kind of YAML is not supported', TOML: 'This kind of TOML is not supported' };

function readDocument(file: UploadedFile, content: FileContent): ReadImport {
  const { data } = content;
  if (data === null) return withDropped(file, nothingRead(), content);
  // Unless the user chose one of the formats in which the document can be read, the first is taken.
  const readings = new Map<string, () => ReadImport>();
  const matches = matchesSchema.safeParse(data);
  if (matches.success) readings.set(espanso.name, () => readMatches(file, matches.data));
  const recipe = recipeEntry(data);
  if (recipe) readings.set(goose.name, () => readResult(file, { prompts: [recipe] }));
  const template = langChainEntry(data);
  if (template?.format) readings.set(template.format, () => readResult(file, { prompts: [template] }));
  const fields = normalizeKeys(data, ['name', 'title', 'messages']);
  const { data: chatFile } = promptYmlSchema.safeParse(fields);
  const chat = chatOf(chatFile?.messages, true);
  if (chatFile && chat) {
    const title = chatFile.name ?? chatFile.title ?? '';
    const notes = leftOut(fields, ['name', 'title', 'messages'], chat.left, [title, chat.text]);
    const prompts = [{ title, text: escapeBlanks(chat.text), notes }];
    readings.set(PROMPT_YML, () => readResult(file, { format: PROMPT_YML, prompts, notations: ['braces'] }));
  }
  const entries = readEntries(file, data, 'YAML');
  if (entries.prompts.length > 0) readings.set('YAML', () => entries);
  const [first] = readings.values();
  const reading = readings.get(file.readAs?.format ?? '') ?? first;
  return withDropped(file, reading ? { ...reading(), readable: [...readings.keys()] } : entries, content);
}

/** Adds what the parser dropped to `unread`. */
function withDropped({ path }: UploadedFile, read: ReadImport, { dropped }: FileContent): ReadImport {
  return { ...read, unread: [...read.unread, ...droppedNotes(dropped).map(({ text }) => unreadEntry(path, text))] };
}

/** Reads prompts of no tool in particular, if a field or the file is named for prompts. */
function readEntries(file: UploadedFile, data: unknown, format: 'YAML' | 'TOML'): ReadImport {
  const { path, readAs } = file;
  const isNamed = namesPrompts(data) || isNamedForPrompts(path);
  const found = isNamed ? entriesIn(data, { columns: readAs?.columns ?? null }, path) : null;
  if (!found?.prompts.length) return unreadFile(file, NOT_SUPPORTED[format]);
  const prompts = found.prompts.map((prompt) => ({ ...prompt, format }));
  return { ...readResult(file, { prompts }), unread: found.lost.map((reason) => unreadEntry(path, reason)), table: found.table };
}

/** True if names of fields, up to two levels deep, say that a document holds prompts. Most YAML is settings. */
function namesPrompts(data: unknown, depth = 2): boolean {
  if (Array.isArray(data)) return depth > 0 && data.slice(0, 10).some((entry) => namesPrompts(entry, depth - 1));
  const fields = Object.entries(recordOf(data)).map(([name, value]) => ({ name: plainName(name), value }));
  const hasTitle = fields.some(({ name }) => FIELD_NAMES.title.has(name));
  const isText = (name: string) => FIELD_NAMES.system.has(name) || (hasTitle && FIELD_NAMES.text.has(name));
  return fields.some(
    ({ name, value }) =>
      /prompts?$/.test(name) ||
      (typeof value === 'string' && /\S\s+\S/.test(value) && isText(name)) ||
      (depth > 0 && namesPrompts(value, depth - 1)),
  );
}

/** True for a file that is called prompts, such as prompts.yaml and my-prompts.toml. */
const isNamedForPrompts = (path: string) => /(^|\/)([\w-]*[-_])?prompts?\.(ya?ml|toml)$/i.test(path);

/** Reads the matches of espanso. One without a text, such as an image, gets an entry in `unread`. */
function readMatches(file: UploadedFile, { matches, ...others }: z.infer<typeof matchesSchema>): ReadImport {
  const read = matches.map((match) => {
    const [document] = espanso.read({ text: '', data: { matches: [match] } }) ?? [];
    return document ? { ...document, notes: leftOut(match, espanso.fields, document.left, keptIn(document)) } : null;
  });
  const prompts = read.filter((document) => document !== null);
  if (prompts.length === 0) return unreadFile(file, NOT_SUPPORTED.YAML);
  const lost = read.flatMap((document, at) => (document ? [] : `Match ${at + 1} has no text`));
  const reasons = [...lost, ...leftOut(others, []).map(({ text }) => text)];
  const result = readResult(file, { format: espanso.name, prompts, notations: espanso.notations });
  return { ...result, unread: reasons.map((reason) => unreadEntry(file.path, reason)) };
}

/** A command of Gemini CLI whose arguments go below the prompt. */
const givenLastSchema = z.object({ prompt: z.string().endsWith('\n\n{{args}}') });
const GIVEN_NOTE: Note = { kind: 'variable', text: `{{args}} at the end is left out: whatever you add goes into “${ANYTHING_ELSE.label}”` };

export function readToml(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.toml)
    return unreadFile(file, `It has more than ${IMPORT.toml.toLocaleString('en')} characters, the limit for TOML`);
  const content = parseFile('toml', file.text);
  if (content.data === undefined) return unreadFile(file, 'This is not valid TOML', content.line);
  const [command] = geminiCli.read(content) ?? [];
  if (!command) return withDropped(file, readEntries(file, content.data, 'TOML'), content);
  const notes = [...leftOut(content.data, geminiCli.fields), ...(givenLastSchema.safeParse(content.data).success ? [GIVEN_NOTE] : [])];
  const prompts = [{ ...command, notes }];
  return withDropped(file, readResult(file, { format: geminiCli.name, prompts, notations: geminiCli.notations }), content);
}
