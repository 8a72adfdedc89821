import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, ANYTHING_ELSE_HINT, escapeBlanks } from '../../prompts/template';
import type { Offers } from '../../prompts/write-template';
import { mapTexts, parseJson } from '../../text/record';
import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';
import { skillName } from '../skills/skill';
import { type ExportFormat, VARIABLE_NAME, type VariableRule } from './export-format';
import { addedSpaceNote, closedChoicesNote, NOTES, optionalNote } from './notes';
import { optionalText, scalarText, tagsField } from './parse-file';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

/** Adds a space within text that Open WebUI would fill in, such as {{CLIPBOARD}}. */
const openWebUiEscape = spaceEscape([['\\{', `[{${BLANK_PLACE}]`]]);

/** JSON for a property of a variable. Its braces are escaped, because they would end the variable. */
const json = (value: string | readonly string[]) =>
  JSON.stringify(mapTexts(value, openWebUiEscape.write)).replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');

/** The variable of a blank: `{{tone | select:options=["friendly","formal"]:default="friendly"}}` */
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
  const content = placeholderText(prompt, { text: openWebUiEscape.write, blank: (name) => variables.get(name) ?? '' }, LAST_VARIABLE);
  const { title, tags } = prompt;
  const head = { command: skillName(prompt), name: title, title };
  return { ...mapTexts(head, openWebUiEscape.write), content, ...(tags.length > 0 && { tags }) };
}

/** Matches a variable that the site wrote: a name, a type and properties. */
const VARIABLE = /\{\{([a-z0-9_]+) \|([^{}]*)\}\}/g;
const PROPERTY =
  /[:\s](options|default|placeholder)\s{0,3}=\s{0,3}(\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\]|"(?:[^"\\]|\\.)*"|'[^']*'|[^":\s][^":]*)/g;

/** Maximum length of the properties of a variable that are read, because PROPERTY takes the square of the length of a list that never ends. */
const MAX_PROPERTIES = 20_000;

/** The value of a property, which is JSON, a word in single quotation marks, or a word without. */
const textOf = (value: string) => scalarText.catch(value.trim().replace(/^'(.*)'$/s, '$1')).parse(parseJson(value));

function typedOffers(properties: string): { given?: string; choices?: string[]; example?: string } {
  const offers: { given?: string; choices?: string[]; example?: string } = {};
  for (const [, name, value = ''] of `:${properties.slice(0, MAX_PROPERTIES)}`.matchAll(PROPERTY)) {
    if (name === 'options')
      offers.choices = z
        .array(scalarText)
        .catch(() => optionsIn(value))
        .parse(parseJson(value));
    else offers[name === 'default' ? 'given' : 'example'] = textOf(value);
  }
  return offers;
}

/** The rule for variables with a type that others wrote: `{{ tone | select:options=['dry','warm']:default='dry' }}`. */
const TYPED_VARIABLES: VariableRule = {
  expression: new RegExp(`\\{\\{\\s{0,3}(?<name>${VARIABLE_NAME}?)\\s{0,3}\\|(?<rest>[^{}]{0,3000})\\}\\}`, 'gu'),
  read: ({ name = '', rest = '' }) => ({ name: name.trim(), ...typedOffers(rest) }),
};

/** The words of a list that is not written as JSON, such as `['dry', 'warm']` or `dry,warm`. */
const optionsIn = (value: string) =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(textOf)
    .filter(Boolean);

function readOurText(content: string): string {
  const offers = new Map<string, Partial<Offers>>();
  for (const [, name = '', properties = ''] of content.matchAll(VARIABLE)) {
    const { given = null, ...others } = typedOffers(properties);
    if (!offers.has(nameOf(name))) offers.set(nameOf(name), mapTexts({ default: given, ...others }, openWebUiEscape.read));
  }
  return readPlaceholderText(content, findPlaceholders(content, VARIABLE, nameOf), openWebUiEscape.read, offers);
}

const entrySchema = z.object({ content: z.string().min(1), name: optionalText, title: optionalText, command: scalarText, tags: tagsField });
const fileSchema = z.array(entrySchema).min(1);

export const openWebUi: ExportFormat = {
  id: 'open-webui',
  name: 'Open WebUI',
  extension: 'open-webui.json',
  mimeType: 'application/json; charset=utf-8',
  syntax: 'json',
  several: true,
  notations: [TYPED_VARIABLES, 'braces'],
  fields: ['command', 'name', 'title', 'content', 'tags'],
  write: (...prompts) => JSON.stringify(prompts.map(openWebUiPrompt), null, 2),
  notes: (prompt) => [
    NOTES.description,
    ...optionalNote(prompt),
    ...closedChoicesNote(prompt),
    ...addedSpaceNote(prompt, 'Open WebUI', openWebUiEscape),
  ],
  read({ data }) {
    const prompts = fileSchema.safeParse(data);
    if (!prompts.success) return null;
    return prompts.data.map(({ name: called, title = called, command, content, tags }) => {
      const written = withoutLast(content, LAST_VARIABLE);
      const isOurs = written !== content;
      const read = isOurs ? openWebUiEscape.read : (text: string) => text;
      const text = isOurs ? readOurText(written) : escapeBlanks(content);
      return { title: read(title ?? command), description: '', tags, text, written, ...(isOurs && { notations: [] }) };
    });
  },
};
