import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { chatOf } from '../integrations/formats/chat';
import { espanso } from '../integrations/formats/espanso';
import { geminiCli } from '../integrations/formats/gemini-cli';
import { goose } from '../integrations/formats/goose';
import { type FileContent, parseFile, parseYaml, scalarText } from '../integrations/formats/parse-file';
import { nameOf } from '../prompts/identifier';
import { ANYTHING_ELSE, escapeBlanks, labelOf, variablesOf } from '../prompts/template';
import { recordOf } from '../text/record';
import { type FileReading, type Found, found, TOO_LONG, unread } from './found';
import { type Note, nothingRead, type ReadImport, type UploadedFile } from './import';
import { entriesIn } from './json-entries';
import { langChainEntry } from './langchain';
import { droppedNotes, keptIn, leftOut } from './left-out';
import { hasTooManyYamlParts } from './yaml-size';

const PROMPT_YML = '.prompt.yml';
const promptYmlSchema = z.object({ name: scalarText.optional().catch(undefined), messages: z.array(z.unknown()) });
const matchesSchema = z.looseObject({ matches: z.array(z.unknown()).min(1) });

export function readYaml(file: UploadedFile): FileReading {
  const { text: source } = file;
  if (source.length > IMPORT.structured) return unread(file, TOO_LONG);
  if (hasTooManyYamlParts(source, IMPORT.elements)) return unread(file, 'It has too many keys and values to be a file of prompts');
  const documents = parseYaml(source);
  if (documents.length === 0) return unread(file, 'This is not valid YAML');
  const reads = documents.map((document) => readDocument(file, document));
  const all = <Item>(list: (read: ReadImport) => Item[]) => reads.flatMap(list);
  const prompts = all((read) => read.prompts);
  if (prompts.length === 0) return unread(file, 'This kind of YAML is not supported');
  const named = reads.map((read, at) => read.unread.map((told) => ({ ...told, reason: `Document ${at + 1}: ${told.reason}` })));
  return {
    ...nothingRead(),
    formats: [...new Set(all(({ formats }) => formats))],
    readable: [...new Set(all(({ readable }) => readable))],
    prompts,
    unread: documents.length > 1 ? named.flat() : all((read) => read.unread),
  };
}

/** Reads one of the documents in a file. */
function readDocument(file: UploadedFile, content: FileContent): ReadImport {
  const { data, dropped } = content;
  const others = (dropped ? droppedNotes(dropped) : []).map(({ text: reason }) => ({ path: file.path, line: null, reason }));
  if (data === null) return { ...nothingRead(), unread: others };
  // The formats that the file can be read as, in the order in which it is taken unless a format was chosen.
  const readings = new Map<string, () => ReadImport>();
  const matches = matchesSchema.safeParse(data);
  if (matches.success) readings.set(espanso.name, () => readMatches(file, matches.data));
  const recipe = recipeIn(data);
  if (recipe) readings.set(goose.name, () => found(file, { format: goose.name, prompts: [recipe], notations: goose.notations }));
  const template = langChainEntry(data);
  if (template?.format) readings.set(template.format, () => found(file, { prompts: [template] }));
  const { data: chatFile } = promptYmlSchema.safeParse(data);
  const chat = chatOf(chatFile?.messages, true);
  if (chatFile && chat) {
    const { name: title = '' } = chatFile;
    const notes = leftOut(data, ['name', 'messages'], chat.left, [title, chat.text]);
    const prompts = [{ title, text: escapeBlanks(chat.text), notes }];
    readings.set(PROMPT_YML, () => found(file, { format: PROMPT_YML, prompts, notations: ['braces'] }));
  }
  const entries = readEntries(file, data, 'YAML');
  if (entries.prompts.length > 0) readings.set('YAML', () => entries);
  const [first] = readings.values();
  const reading = readings.get(file.readAs?.format ?? '') ?? first;
  const read = reading ? { ...reading(), readable: [...readings.keys()] } : entries;
  return { ...read, unread: [...read.unread, ...others] };
}

/** Prompts of no tool in particular. */
function readEntries(file: UploadedFile, data: unknown, format: 'YAML' | 'TOML'): ReadImport {
  const { prompts, lost } = namesPrompts(data) ? entriesIn(data) : { prompts: [], lost: [] };
  if (prompts.length === 0) return unread(file, `This kind of ${format} is not supported`);
  const others = lost.map((reason) => ({ path: file.path, line: null, reason }));
  return { ...found(file, { prompts: prompts.map((prompt) => ({ ...prompt, format })) }), unread: others };
}

/** True if the file, or the first entry of its list, has a field that is called a prompt: YAML is mostly settings, which have texts, too. */
function namesPrompts(data: unknown): boolean {
  return Object.keys(recordOf(Array.isArray(data) ? data[0] : data)).some((name) => /prompts?$/i.test(name));
}

/** A recipe of goose, which its desktop app saves within others of its fields. */
function recipeIn(data: unknown): Found | null {
  const [around, inner] = [recordOf(data), recordOf(recordOf(data).recipe)];
  const fields = Object.keys(inner).length > 0 ? inner : around;
  const [recipe] = goose.read({ text: '', data: fields }) ?? [];
  if (!recipe) return null;
  const { title, text, written = '' } = recipe;
  const parameters: unknown[] = Array.isArray(fields.parameters) ? fields.parameters : [fields.parameters];
  const names = new Set(variablesOf(text).map(({ name }) => name));
  const isUsed = (parameter: unknown) => names.has(nameOf(keyOf(parameter))) || keyOf(parameter) === ANYTHING_ELSE.name;
  const unused = parameters.filter((parameter) => keyOf(parameter) && !isUsed(parameter)).map(keyOf);
  const said = { ...fields, parameters: parameters.filter((one) => !unused.includes(keyOf(one))).map(withoutUsual) };
  const some = unused.slice(0, 5).join(', ');
  return {
    ...recipe,
    notes: [
      ...(fields === inner ? leftOut(around, ['recipe', 'name'], [], [title, JSON.stringify(inner)]) : []),
      ...leftOut(said, goose.fields, [], [title, text, written]),
      ...(unused.length > 5 ? [note(`Left out: ${some} and ${unused.length - 5} more parameters, which the text does not use`)] : []),
      ...(unused.length > 1 && unused.length <= 5 ? [note(`Left out: the parameters ${some}, which the text does not use`)] : []),
      ...(unused.length === 1 ? [note(`Left out: the parameter ${some}, which the text does not use`)] : []),
    ],
  };
}

const note = (text: string): Note => ({ kind: 'left-out', text });
const keyOf = (parameter: unknown) => scalarText.safeParse(recordOf(parameter).key).data ?? '';

/** A parameter of goose without what a blank says by itself: its name, that it is a text or a choice, and that it can be empty. */
function withoutUsual(parameter: unknown): unknown {
  const { key: _, input_type: type, requirement, description, ...others } = recordOf(parameter);
  const key = keyOf(parameter);
  if (key === '') return parameter;
  const label = labelOf(nameOf(key));
  const about = typeof description === 'string' ? description.replace(new RegExp(`^${label}(, e\\.g\\. |$)`), '') : description;
  return {
    ...others,
    ...(key === ANYTHING_ELSE.name ? {} : { description: about }),
    ...(/^(string|select)$/.test(String(type)) ? {} : { input_type: type }),
    ...(/^(required|optional)$/.test(String(requirement)) ? {} : { requirement }),
  };
}

/** The matches of espanso one by one: one without a text, such as an image, is named, and the others are read. */
function readMatches(file: UploadedFile, { matches, ...others }: z.infer<typeof matchesSchema>): ReadImport {
  const read = matches.map((match) => {
    const [document] = espanso.read({ text: '', data: { matches: [match] } }) ?? [];
    return document ? { ...document, notes: leftOut(match, espanso.fields, [], keptIn(document)) } : null;
  });
  const prompts = read.filter((document) => document !== null);
  if (prompts.length === 0) return unread(file, 'This kind of YAML is not supported');
  const lost = read.flatMap((document, at) => (document ? [] : [{ path: file.path, line: null, reason: `Match ${at + 1} has no text` }]));
  const rest = leftOut(others, []).map(({ text: reason }) => ({ path: file.path, line: null, reason }));
  const result = found(file, { format: espanso.name, prompts, notations: espanso.notations });
  return { ...result, unread: [...lost, ...rest] };
}

/** A command of Gemini CLI, where what is given stands below the prompt. */
const givenLastSchema = z.object({ prompt: z.string().endsWith('\n\n{{args}}') });
const GIVEN_NOTE: Note = { kind: 'variable', text: `{{args}} at the end is left out: whatever you add goes into “${ANYTHING_ELSE.label}”` };

export function readToml(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.tomlBytes) return unread(file, `It is larger than ${IMPORT.tomlBytes / 1000} KB, the limit for TOML`);
  const content = parseFile('toml', file.text);
  const [command] = geminiCli.read(content) ?? [];
  if (content.data === undefined) return unread(file, 'This is not valid TOML');
  if (!command) return readEntries(file, content.data, 'TOML');
  const notes = [...leftOut(content.data, geminiCli.fields), ...(givenLastSchema.safeParse(content.data).success ? [GIVEN_NOTE] : [])];
  const prompts = [{ ...command, notes }];
  return found(file, { format: geminiCli.name, prompts, notations: geminiCli.notations });
}
