import { z } from 'zod';
import { blankName, identifierOf, nameOf } from '../../prompts/identifier';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, ANYTHING_ELSE_HINT } from '../../prompts/template';
import { type Offers, templateOf } from '../../prompts/write-template';
import { apart, BLANK_PLACE, mapTexts } from '../../text/apart';
import { skillName } from '../skills/skill';
import type { ExportFormat, ReadDocument } from './export-format';
import { apartNote, closedChoicesNote, NOTES, optionalNote } from './notes';
import { parseJson, scalarText } from './parse-file';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

/** Keeps text apart that Open WebUI would fill in, such as {{CLIPBOARD}}. */
const openWebUiApart = apart([['\\{', `[{${BLANK_PLACE}]`]]);

/** JSON with braces escaped, because they would end a variable. */
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

const LAST_VARIABLE = `{{${ANYTHING_ELSE.name} | textarea:placeholder=${json(ANYTHING_ELSE_HINT)}}}`;

function openWebUiPrompt(prompt: PromptDocument) {
  const variables = new Map(prompt.blanks.map((blank) => [blank.name, variable(blank)]));
  const content = placeholderText(prompt, { text: openWebUiApart.write, blank: (name) => variables.get(name) ?? '' }, LAST_VARIABLE);
  const head = { command: skillName(prompt), name: prompt.title, title: prompt.title };
  return { ...mapTexts(head, openWebUiApart.write), content };
}

/** `{{priority | range:min=1:max=5:default=3}}`: a name, a type, and properties, whose values are quoted or not. */
const VARIABLE = /\{\{[ \t]{0,9}([A-Za-z_][A-Za-z0-9_]{0,99})[ \t]{0,9}\|([^{}]*)\}\}/g;
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const ITEM = `(?:${STRING}|[^",\\]\\s]+)`;
const PROPERTY = new RegExp(
  `[:\\s](?:options=(\\[\\s*(?:${ITEM}(?:\\s*,\\s*${ITEM})*)?\\s*\\])|default=(${STRING}|[^":\\s][^":]*)|placeholder=(${STRING}|[^":\\s][^":]*))`,
  'g',
);

/** The value of a property: JSON, or a bare word. */
const textOf = (value: string) => scalarText.catch(value.trim()).parse(parseJson(value));

function offersIn(properties: string): Partial<Offers> {
  const offers: { default?: string; choices?: string[]; example?: string } = {};
  for (const [, options, given, placeholder] of `:${properties}`.matchAll(PROPERTY)) {
    if (options) offers.choices = z.array(scalarText).catch([]).parse(parseJson(options));
    if (given) offers.default = textOf(given);
    if (placeholder) offers.example = textOf(placeholder);
  }
  return mapTexts(offers, openWebUiApart.read);
}

/** The name of the blank of a variable. Files of this site have them in lower case. */
const blankOf = (name: string) => (/^[a-z0-9_]+$/.test(name) ? nameOf(name) : (blankName(name) ?? nameOf(name)));

function readText(content: string): Pick<ReadDocument, 'text' | 'variables'> {
  const offers = new Map<string, Partial<Offers>>();
  const variables: [string, string][] = [];
  for (const [written, name = '', properties = ''] of content.matchAll(VARIABLE)) {
    const blank = blankOf(name);
    if (offers.has(blank)) continue;
    const offered = offersIn(properties);
    offers.set(blank, offered);
    const place = { kind: 'blank' as const, name: blank, optional: false, before: '', after: '' };
    variables.push([written, templateOf([place], [{ name: blank, default: null, choices: [], example: '', ...offered }])]);
  }
  return { text: readPlaceholderText(content, findPlaceholders(content, VARIABLE, blankOf), openWebUiApart.read, offers), variables };
}

const fileSchema = z
  .array(z.object({ content: z.string(), name: z.string().optional(), title: z.string().optional(), command: z.string() }))
  .min(1);

/** Prompts of Open WebUI, as its import takes them. */
export const openWebUi: ExportFormat = {
  id: 'open-webui',
  name: 'Open WebUI',
  extension: 'open-webui.json',
  mimeType: 'application/json; charset=utf-8',
  syntax: 'json',
  several: true,
  notations: ['braces'],
  fields: ['command', 'name', 'title', 'content'],
  write: (prompts) => JSON.stringify(prompts.map(openWebUiPrompt), null, 2),
  notes: (prompt) => [
    NOTES.description,
    ...optionalNote(prompt),
    ...closedChoicesNote(prompt),
    ...apartNote(prompt, 'Open WebUI', openWebUiApart),
  ],
  read({ data }) {
    const prompts = fileSchema.safeParse(data);
    if (!prompts.success) return null;
    return prompts.data.map(({ name, title, command, content }) => {
      const written = withoutLast(content, LAST_VARIABLE);
      return { title: openWebUiApart.read(title ?? name ?? command), description: '', ...readText(written), written };
    });
  },
};
