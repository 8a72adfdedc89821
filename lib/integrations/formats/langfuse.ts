import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import { ANYTHING_ELSE } from '../../prompts/template';
import { apart, BLANK_PLACE, mapTexts } from '../../text/apart';
import { skillName } from '../skills/skill';
import type { ExportFormat } from './export-format';
import { apartNote, optionalNote } from './notes';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

/** Keeps text apart that Langfuse would fill in: variables and references to other prompts. */
const langfuseApart = apart([
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
/** A message of a chat, or the place of messages that a program inserts. */
const messageSchema = z.union([
  z.object({ role: z.string(), content: z.string() }),
  z.object({ type: z.literal('placeholder'), name: z.string() }).transform(({ name }) => ({ role: '', content: `{{${name}}}` })),
]);
const fileSchema = z
  .looseObject({
    name: z.string(),
    prompt: z.union([z.string(), z.array(messageSchema).min(1)]),
    config: configSchema.catch({ description: '', blanks: [] }),
  })
  .refine((entry) => Array.isArray(entry.prompt) || ['type', 'config', 'labels', 'version'].some((field) => field in entry));

/** The messages of a chat as one text: each below its role. */
export function chatText(messages: readonly { role?: string | undefined; content: string }[]): string {
  if (messages.length === 1) return messages[0]?.content ?? '';
  return messages
    .map(({ role, content }) => (role ? `${role.charAt(0).toUpperCase()}${role.slice(1)}:\n${content}` : content))
    .join('\n\n');
}

/** Prompts for the API of Langfuse. Its free field `config` holds defaults, choices and examples. */
export const langfuse: ExportFormat = {
  id: 'langfuse',
  name: 'Langfuse',
  extension: 'langfuse.json',
  mimeType: 'application/json; charset=utf-8',
  syntax: 'json',
  several: false,
  notations: ['braces'],
  fields: ['name', 'prompt', 'type', 'config'],
  write: ([prompt]) => {
    if (!prompt) return '';
    const { title, description } = prompt;
    const blanks = prompt.blanks.map(({ name, default: given, choices, example }) => ({
      name: identifierOf(name),
      default: given,
      choices,
      example,
    }));
    const text = placeholderText(prompt, { text: langfuseApart.write, blank: (name) => `{{${identifierOf(name)}}}` }, LAST_VARIABLE);
    const config = mapTexts({ title, description, blanks }, langfuseApart.write);
    return JSON.stringify({ type: 'text', name: skillName(prompt), prompt: text, config }, null, 2);
  },
  notes: (prompt) => [...optionalNote(prompt), ...apartNote(prompt, 'Langfuse', langfuseApart)],
  read({ data }) {
    const found = fileSchema.safeParse(data);
    if (!found.success) return null;
    const { name } = found.data;
    const said = found.data.prompt;
    const prompt = withoutLast(typeof said === 'string' ? said : chatText(said), LAST_VARIABLE);
    const config = mapTexts(found.data.config, langfuseApart.read);
    const offers = new Map(config.blanks.map(({ name: variable, ...offered }) => [nameOf(variable), offered]));
    const text = readPlaceholderText(prompt, findPlaceholders(prompt, VARIABLE, nameOf), langfuseApart.read, offers);
    return [{ title: config.title ?? name, description: config.description, text, written: prompt }];
  },
};
