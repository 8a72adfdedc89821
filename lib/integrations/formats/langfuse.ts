import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import { ANYTHING_ELSE, escapeBlanks } from '../../prompts/template';
import { mapTexts, recordOf } from '../../text/record';
import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';
import { skillName } from '../skills/skill';
import { chatOf } from './chat';
import type { ExportFormat } from './export-format';
import { addedSpaceNote, optionalNote } from './notes';
import { scalarText, tagsField } from './parse-file';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

/** Adds a space within text that Langfuse would fill in: variables and references to other prompts. */
const langfuseEscape = spaceEscape([
  ['\\{', `[{${BLANK_PLACE}]`],
  ['@@@', 'langfusePrompt'],
]);

const LAST_VARIABLE = `{{${ANYTHING_ELSE.name}}}`;
const VARIABLE = /\{\{([a-z0-9_]+)\}\}/g;
const configSchema = z.object({
  title: z.string().optional(),
  description: z.string().default(''),
  blanks: z
    .array(z.object({ name: z.string(), default: z.string().nullable(), choices: z.array(z.string()), example: z.string() }))
    .default([]),
});
const fileSchema = z
  .looseObject({
    name: scalarText,
    prompt: z.unknown(),
    tags: tagsField,
    config: configSchema.catch({ description: '', blanks: [] }),
  })
  .refine(({ prompt, type, ...entry }) => {
    if (type === 'text' || type === 'chat') return true;
    return Array.isArray(prompt) ? !('messages' in entry) : 'labels' in entry && 'version' in entry;
  });

/** Prompts for the API of Langfuse. The field `config`, which is free to use, has the title, the description and what the blanks offer. */
export const langfuse: ExportFormat = {
  id: 'langfuse',
  name: 'Langfuse',
  extension: 'langfuse.json',
  mimeType: 'application/json; charset=utf-8',
  syntax: 'json',
  several: false,
  notations: ['braces', 'commands'],
  fields: ['name', 'prompt', 'type', 'config', 'tags'],
  write: (prompt) => {
    const { title, description } = prompt;
    const blanks = prompt.blanks.map(({ name, default: given, choices, example }) => ({
      name: identifierOf(name),
      default: given,
      choices,
      example,
    }));
    const text = placeholderText(prompt, { text: langfuseEscape.write, blank: (name) => `{{${identifierOf(name)}}}` }, LAST_VARIABLE);
    const config = mapTexts({ title, description, blanks }, langfuseEscape.write);
    return JSON.stringify(
      { type: 'text', name: skillName(prompt), prompt: text, config, ...(prompt.tags.length > 0 && { tags: prompt.tags }) },
      null,
      2,
    );
  },
  notes: (prompt) => [...optionalNote(prompt), ...addedSpaceNote(prompt, 'Langfuse', langfuseEscape)],
  read({ data }) {
    const found = fileSchema.safeParse(data);
    if (!found.success) return null;
    const { name, tags, prompt: said } = found.data;
    const chat = chatOf(said, true);
    const source = chat?.text ?? said;
    if (typeof source !== 'string' || source === '') return null;
    const written = withoutLast(source, LAST_VARIABLE);
    const isOurs = written !== source;
    const others = Object.keys(recordOf(recordOf(data).config)).filter((key) => !(isOurs && key in configSchema.shape));
    const left = [...(chat?.left ?? []), ...others.map((key) => `config.${key}`)];
    if (!isOurs) return [{ title: name, description: '', tags, text: escapeBlanks(source), written, left }];
    const config = mapTexts(found.data.config, langfuseEscape.read);
    const offers = new Map(config.blanks.map(({ name: variable, ...offered }) => [nameOf(variable), offered]));
    const text = readPlaceholderText(written, findPlaceholders(written, VARIABLE, nameOf), langfuseEscape.read, offers);
    return [{ title: config.title ?? name, description: config.description, tags, text, written, left, notations: [] }];
  },
};
