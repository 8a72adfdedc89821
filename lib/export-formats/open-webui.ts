import { z } from 'zod';
import { identifierOf, nameOf } from '../prompts/identifier';
import type { Blank, PromptDocument } from '../prompts/prompt-document';
import type { Offers } from '../prompts/write-template';
import { skillName } from '../skills/skill';
import { apart, BLANK_PLACE, mapTexts } from '../text/apart';
import type { ExportFormat } from './export-format';
import { apartNote, closedChoicesNote, NOTES, optionalNote } from './notes';
import { parseJson } from './parse-file';
import { findPlaceholders, placeholderText, readPlaceholderText } from './placeholder-text';

/** Variables, such as what is in the clipboard, and where somebody is. */
const openWebUiApart = apart([['\\{', `[{${BLANK_PLACE}]`]]);

/** JSON without braces, which would end a variable. */
const json = (value: string | readonly string[]) =>
  JSON.stringify(mapTexts(value, openWebUiApart.write)).replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');

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
  const content = placeholderText(prompt, { text: openWebUiApart.write, blank: (name) => variables.get(name) ?? '' });
  const head = { command: skillName(prompt), name: prompt.title, title: prompt.title };
  return { ...mapTexts(head, openWebUiApart.write), content };
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
  return mapTexts(offers, openWebUiApart.read);
}

function parseText(content: string): string {
  const offers = new Map<string, Partial<Offers>>();
  for (const [, name = '', properties = ''] of content.matchAll(VARIABLE)) {
    if (!offers.has(nameOf(name))) offers.set(nameOf(name), offersIn(properties));
  }
  return readPlaceholderText(content, findPlaceholders(content, VARIABLE, nameOf), openWebUiApart.read, offers);
}

const fileSchema = z
  .array(z.object({ content: z.string(), name: z.string().optional(), title: z.string().optional(), command: z.string() }))
  .min(1);

/** Prompts of Open WebUI, as its import takes them. */
export const openWebUi: ExportFormat = {
  ...{ id: 'open-webui', name: 'Open WebUI', extension: 'open-webui.json', mimeType: 'application/json; charset=utf-8', several: true },
  write: (prompts) => JSON.stringify(prompts.map(openWebUiPrompt), null, 2),
  notes: (prompt) => [
    ...[NOTES.description, ...optionalNote(prompt), ...closedChoicesNote(prompt)],
    ...apartNote(prompt, 'Open WebUI', openWebUiApart),
  ],
  parse(file) {
    const prompts = fileSchema.safeParse(parseJson(file));
    if (!prompts.success) return null;
    return prompts.data.map(({ name, title, command, content }) => ({
      title: openWebUiApart.read(title ?? name ?? command),
      description: '',
      text: parseText(content),
      written: content,
    }));
  },
};
