import { z } from 'zod';
import { identifierOf, nameOf } from '../prompts/identifier';
import type { Blank, PromptDocument } from '../prompts/prompt-document';
import type { Offers } from '../prompts/write-template';
import { skillName } from '../skills/skill';
import type { ExportFormat } from './export-format';
import { closedChoicesNote, NOTES, optionalNote, ownNote } from './notes';
import { parseJson } from './parse-file';
import { findPlaceholders, placeholderText, readPlaceholderText } from './placeholder-text';

/** JSON without braces, which would end a variable. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');

/** `{{tone | select:options=["friendly","formal"]:default="friendly"}}` */
function variable({ name, default: given, choices, example, optional, material }: Blank): string {
  const type = material ? 'textarea' : 'text';
  const properties = [
    choices.length > 0 ? `select:options=${json(choices)}` : type,
    ...(given === null ? [] : [`default=${json(given)}`]),
    ...(example ? [`placeholder=${json(example)}`] : []),
    ...(optional || given !== null ? [] : ['required']),
  ];
  return `{{${identifierOf(name)} | ${properties.join(':')}}}`;
}

function openWebUiPrompt(prompt: PromptDocument) {
  const variables = new Map(prompt.blanks.map((blank) => [blank.name, variable(blank)]));
  const content = placeholderText(prompt, { text: (text) => text, blank: (name) => variables.get(name) ?? '' });
  return { command: skillName(prompt), name: prompt.title, title: prompt.title, content };
}

const VARIABLE = /\{\{([a-z0-9_]+) \| ([^{}]*)\}\}/g;
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const PROPERTY = new RegExp(`options=(\\[(?:${STRING}(?:,${STRING})*)?\\])|default=(${STRING})|placeholder=(${STRING})`, 'g');

function offersIn(properties: string): Partial<Offers> {
  const offers: { default?: string; choices?: string[]; example?: string } = {};
  for (const [, options, given, placeholder] of properties.matchAll(PROPERTY)) {
    if (options) offers.choices = z.array(z.string()).catch([]).parse(parseJson(options));
    if (given) offers.default = z.string().catch('').parse(parseJson(given));
    if (placeholder) offers.example = z.string().catch('').parse(parseJson(placeholder));
  }
  return offers;
}

function parseText(content: string): string {
  const offers = new Map<string, Partial<Offers>>();
  for (const [, name = '', properties = ''] of content.matchAll(VARIABLE)) {
    if (!offers.has(nameOf(name))) offers.set(nameOf(name), offersIn(properties));
  }
  return readPlaceholderText(content, findPlaceholders(content, VARIABLE, nameOf), undefined, offers);
}

const fileSchema = z
  .array(z.object({ content: z.string(), name: z.string().optional(), title: z.string().optional(), command: z.string() }))
  .min(1);

/** Prompts of Open WebUI, as its import takes them. */
export const openWebUi: ExportFormat = {
  ...{ id: 'open-webui', name: 'Open WebUI', extension: 'open-webui.json', mimeType: 'application/json; charset=utf-8', several: true },
  write: (prompts) => JSON.stringify(prompts.map(openWebUiPrompt), null, 2),
  notes: (prompt) => [NOTES.description, ...optionalNote(prompt), ...closedChoicesNote(prompt), ...ownNote(prompt, 'Open WebUI', ['{{'])],
  parse(file) {
    const prompts = fileSchema.safeParse(parseJson(file));
    if (!prompts.success) return null;
    return prompts.data.map(({ name, title, command, content }) => ({
      title: title ?? name ?? command,
      description: '',
      text: parseText(content),
    }));
  },
};
