import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, escapeBlanks } from '../../prompts/template';
import { mapTexts } from '../../text/record';
import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';
import { yamlText } from '../../text/yaml';
import { skillName } from '../skills/skill';
import type { ExportFormat } from './export-format';
import { addedSpaceNote, closedChoicesNote, examplesNote, NOTES, optionalNote } from './notes';
import { optionalText, scalarText } from './parse-file';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

/** Adds a space within text that espanso would fill in: variables, which may run a command, fields of a form, and the cursor. */
const espansoEscape = spaceEscape([
  ['\\{', '\\{'],
  ['\\[', `[\\[${BLANK_PLACE}]`],
  ['\\$', '\\|\\$'],
]);

function formField({ default: given, choices, material }: Blank) {
  return {
    ...(choices.length > 0 && { type: 'choice', values: choices }),
    ...(given !== null && { default: given }),
    ...(material && choices.length === 0 && { multiline: true }),
  };
}

function match(prompt: PromptDocument) {
  const { write } = espansoEscape;
  const head = mapTexts({ trigger: `:${skillName(prompt)}`, label: prompt.title }, write);
  const form = placeholderText(prompt, { text: write, blank: (name) => `[[${identifierOf(name)}]]` }, LAST_FIELD);
  const fields = prompt.blanks.map((blank) => [identifierOf(blank.name), formField(blank)] as const);
  const said = Object.fromEntries(fields.filter(([, field]) => Object.keys(field).length > 0));
  return { ...head, form, form_fields: mapTexts({ ...said, [ANYTHING_ELSE.name]: { multiline: true } }, write) };
}

const LAST_FIELD = `[[${ANYTHING_ELSE.name}]]`;

const FIELD = /\[\[([A-Za-z0-9_]+)\]\]/g;
/** The choices of a field: a list, or the lines of a text. */
const choicesSchema = z.union([
  z.array(scalarText),
  z.string().transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]);
const fieldSchema = z.object({
  default: scalarText.nullable().catch(null),
  values: choicesSchema.catch([]),
});
const matchSchema = z
  .object({
    trigger: optionalText,
    triggers: z.array(scalarText).catch([]),
    regex: optionalText,
    label: optionalText,
    form: optionalText,
    replace: optionalText,
    markdown: optionalText,
    html: optionalText,
    form_fields: z.record(z.string(), fieldSchema.catch({ default: null, values: [] })).catch({}),
  })
  .refine(({ form, replace, markdown, html }) => (form ?? replace ?? markdown ?? html) !== undefined);
const fileSchema = z.object({ matches: z.array(matchSchema).min(1) });

function parseForm(written: string, fields: z.infer<typeof matchSchema>['form_fields']): string {
  const form = withoutLast(written, LAST_FIELD);
  // Only forms that the site wrote have the last field, and spaces that `espansoEscape` added.
  const read = form === written ? (text: string) => text : espansoEscape.read;
  const said = Object.entries(mapTexts(fields, read));
  const offers = new Map(said.map(([name, field]) => [nameOf(name), { default: field.default, choices: field.values }]));
  return readPlaceholderText(form, findPlaceholders(form, FIELD, nameOf), read, offers);
}

/** Matches of espanso: texts that replace a trigger, with a form for blanks. */
export const espanso: ExportFormat = {
  id: 'espanso',
  name: 'espanso',
  extension: 'yml',
  mimeType: 'application/yaml; charset=utf-8',
  syntax: 'yaml',
  several: true,
  notations: ['brackets', 'braces'],
  fields: ['trigger', 'triggers', 'regex', 'label', 'form', 'replace', 'markdown', 'html', 'form_fields'],
  write: (...prompts) => yamlText({ matches: prompts.map(match) }),
  notes: (prompt) => [
    NOTES.description,
    ...optionalNote(prompt),
    ...closedChoicesNote(prompt),
    ...examplesNote(prompt),
    ...addedSpaceNote(prompt, 'espanso', espansoEscape),
  ],
  read({ data }) {
    const found = fileSchema.safeParse(data);
    if (!found.success) return null;
    return found.data.matches.map(({ trigger, triggers, regex, label, form, replace, markdown, html, form_fields }) => {
      const text = replace ?? markdown ?? html ?? '';
      return {
        title: espansoEscape.read(label ?? trigger ?? triggers[0] ?? regex ?? ''),
        description: '',
        written: form === undefined ? text : withoutLast(form, LAST_FIELD),
        text: form === undefined ? escapeBlanks(text) : parseForm(form, form_fields),
        left: new Set(triggers.map((one) => one.trim())).size > 1 ? ['triggers'] : [],
        ...(form?.endsWith(LAST_FIELD) && { notations: [] }),
      };
    });
  },
};
