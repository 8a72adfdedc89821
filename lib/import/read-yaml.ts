import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { chatOf } from '../integrations/formats/chat';
import { espanso } from '../integrations/formats/espanso';
import { geminiCli } from '../integrations/formats/gemini-cli';
import { goose } from '../integrations/formats/goose';
import { parseFile } from '../integrations/formats/parse-file';
import { nameOf } from '../prompts/identifier';
import { ANYTHING_ELSE, escapeBlanks, labelOf, variablesOf } from '../prompts/template';
import { recordOf } from '../text/record';
import { type FileReading, found, TOO_LONG, unread } from './found';
import type { Note, ReadImport, UploadedFile } from './import';
import { entriesIn } from './json-entries';
import { langChainEntry } from './langchain';
import { leftOut } from './left-out';
import { hasTooManyYamlParts } from './yaml-size';

const PROMPT_YML = '.prompt.yml';
const promptYmlSchema = z.object({ name: z.string().default(''), messages: z.array(z.unknown()) });
const matchesSchema = z.looseObject({ matches: z.array(z.unknown()).min(1) });

export function readYaml(file: UploadedFile): FileReading {
  const { text: source } = file;
  if (source.length > IMPORT.structured) return unread(file, TOO_LONG);
  if (hasTooManyYamlParts(source, IMPORT.elements)) return unread(file, 'It has too many keys and values to be a file of prompts');
  const content = parseFile('yaml', source);
  if (content.data === undefined) return unread(file, 'This is not valid YAML');
  // The formats that the file can be read as, in the order in which it is taken unless a format was chosen.
  const readings = new Map<string, () => ReadImport>();
  const matches = matchesSchema.safeParse(content.data);
  if (matches.success) readings.set(espanso.name, () => readMatches(file, matches.data));
  const [recipe] = goose.read(content) ?? [];
  if (recipe) {
    const notes = [...leftOut(content.data, goose.fields), ...parameterNotes(content.data, recipe.text)];
    const { name: format, notations } = goose;
    readings.set(format, () => found(file, { format, prompts: [{ ...recipe, notes }], notations }));
  }
  const template = langChainEntry(content.data);
  if (template?.format) readings.set(template.format, () => found(file, { prompts: [template] }));
  const { data } = promptYmlSchema.safeParse(content.data);
  const chat = chatOf(data?.messages, true);
  if (data && chat) {
    const notes = leftOut(content.data, ['name', 'messages'], chat.left);
    const prompts = [{ title: data.name, text: escapeBlanks(chat.text), notes }];
    readings.set(PROMPT_YML, () => found(file, { format: PROMPT_YML, prompts, notations: ['braces'] }));
  }
  const entries = readEntries(file, content.data, 'YAML');
  if (entries.prompts.length > 0) readings.set('YAML', () => entries);
  const [first] = readings.values();
  const read = readings.get(file.readAs?.format ?? '') ?? first;
  return read ? { ...read(), readable: [...readings.keys()] } : entries;
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

const parametersSchema = z.object({ parameters: z.array(z.object({ key: z.string(), description: z.string().default('') })) });

/** Notes on parameters of goose: those that are not in the text, and what is said about the others. */
function parameterNotes(data: unknown, text: string): Note[] {
  const parameters = (parametersSchema.safeParse(data).data?.parameters ?? []).filter(({ key }) => key !== ANYTHING_ELSE.name);
  const names = new Set(variablesOf(text).map(({ name }) => name));
  const unused = parameters.filter(({ key }) => !names.has(nameOf(key))).map(({ key }) => `the parameter ${key}`);
  const isSaid = parameters.some(({ key, description }) => names.has(nameOf(key)) && !description.startsWith(labelOf(nameOf(key))));
  const lost = [...unused, ...(isSaid ? ['the descriptions of parameters'] : [])];
  return lost.length > 0 ? [{ kind: 'left-out', text: `Left out: ${lost.join(', ')}` }] : [];
}

/** The matches of espanso one by one: one without a text, such as an image, is named, and the others are read. */
function readMatches(file: UploadedFile, { matches, ...others }: z.infer<typeof matchesSchema>): ReadImport {
  const read = matches.map((match) => {
    const [document] = espanso.read({ text: '', data: { matches: [match] } }) ?? [];
    return document ? { ...document, notes: leftOut(match, espanso.fields) } : null;
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
const GIVEN_NOTE: Note = { kind: 'variable', text: '{{args}} at its end became the field for anything else' };

export function readToml(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.tomlBytes) return unread(file, `It is larger than ${IMPORT.tomlBytes / 1000} KB, the limit for TOML`);
  const content = parseFile('toml', file.text);
  const [command] = geminiCli.read(content) ?? [];
  if (!command) return readEntries(file, content.data, 'TOML');
  const notes = [...leftOut(content.data, geminiCli.fields), ...(givenLastSchema.safeParse(content.data).success ? [GIVEN_NOTE] : [])];
  const prompts = [{ ...command, notes }];
  return found(file, { format: geminiCli.name, prompts, notations: geminiCli.notations });
}
