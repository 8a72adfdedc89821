import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { chatText } from '../integrations/formats/chat';
import { espanso } from '../integrations/formats/espanso';
import { geminiCli } from '../integrations/formats/gemini-cli';
import { goose } from '../integrations/formats/goose';
import { parseFile } from '../integrations/formats/parse-file';
import { escapeBlanks } from '../prompts/template';
import { type FileReading, found, TOO_LONG, unread } from './found';
import type { ReadImport, UploadedFile } from './import';
import { leftOut } from './left-out';
import { hasTooManyYamlParts } from './yaml-size';

const promptYmlSchema = z.object({
  name: z.string().default(''),
  messages: z.array(z.object({ role: z.string().optional(), content: z.string() })).min(1),
});
const matchesSchema = z.looseObject({ matches: z.array(z.unknown()).min(1) });

export function readYaml(file: UploadedFile): FileReading {
  const { text: source } = file;
  if (source.length > IMPORT.structured) return unread(file, TOO_LONG);
  if (hasTooManyYamlParts(source, IMPORT.elements)) return unread(file, 'It has too many keys and values to be a file of prompts');
  const content = parseFile('yaml', source);
  if (content.data === undefined) return unread(file, 'This is not valid YAML');
  const matches = matchesSchema.safeParse(content.data);
  if (matches.success) return readMatches(file, matches.data);
  const [recipe] = goose.read(content) ?? [];
  if (recipe) {
    const notes = leftOut(content.data, goose.fields);
    return found(file, { format: goose.name, prompts: [{ ...recipe, notes }], notations: goose.notations, source });
  }
  const chat = promptYmlSchema.safeParse(content.data);
  if (!chat.success) return unread(file, 'This kind of YAML is not supported');
  const notes = leftOut(content.data, ['name', 'messages']);
  const prompts = [{ title: chat.data.name, description: '', text: escapeBlanks(chatText(chat.data.messages)), notes }];
  return found(file, { format: '.prompt.yml', prompts, notations: ['braces'], source });
}

/** The matches of espanso one by one: one without a text, such as an image, is named, and the others are read. */
function readMatches(file: UploadedFile, { matches, ...others }: z.infer<typeof matchesSchema>): FileReading {
  const read = matches.map((match) => {
    const [document] = espanso.read({ text: '', data: { matches: [match] } }) ?? [];
    return document ? { ...document, notes: leftOut(match, espanso.fields) } : null;
  });
  const prompts = read.filter((document) => document !== null);
  if (prompts.length === 0) return unread(file, 'This kind of YAML is not supported');
  const lost = read.flatMap((document, at) => (document ? [] : [{ path: file.path, line: null, reason: `Match ${at + 1} has no text` }]));
  const rest = leftOut(others, []).map(({ text: reason }) => ({ path: file.path, line: null, reason }));
  const result = found(file, { format: espanso.name, prompts, notations: espanso.notations, source: file.text });
  return { ...result, unread: [...lost, ...rest] };
}

export function readToml(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.tomlBytes) return unread(file, 'It is too long for a Gemini CLI command');
  const content = parseFile('toml', file.text);
  const [command] = geminiCli.read(content) ?? [];
  if (!command) return unread(file, 'This kind of TOML is not supported');
  const prompts = [{ ...command, notes: leftOut(content.data, geminiCli.fields) }];
  return found(file, { format: geminiCli.name, prompts, notations: geminiCli.notations, source: file.text });
}
