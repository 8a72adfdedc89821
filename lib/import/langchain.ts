import { chatText } from '../integrations/formats/chat';
import type { VariableNotation } from '../integrations/formats/export-format';
import { scalarText } from '../integrations/formats/parse-file';
import { blankName } from '../prompts/identifier';
import { escapeBlanks } from '../prompts/template';
import { blankWith } from '../prompts/write-template';
import { recordOf } from '../text/record';
import { leftOut, unusedNotes } from './left-out';
import { type FilePrompt, TOO_LONG_FOR_A_PROMPT } from './read-result';

const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** A template as it is written, its text with blanks, the blank of each variable, and the notations of variables that are still in the text. */
type ConvertedTemplate = { text: string; written: string; variables: (readonly [string, string])[]; notations: VariableNotation[] };

/** Reads a saved template of LangChain (one text, several messages, or examples) or of Semantic Kernel; null for any other value. */
export function langChainEntry(entry: unknown): FilePrompt | null {
  const fields = withoutClass(entry);
  const saved = Array.isArray(fields.messages) ? { ...fields, messages: fields.messages.map(pairOf) } : fields;
  const { _type: type, input_variables: names, name, metadata } = saved;
  const isSaved = typeof type === 'string' || Array.isArray(names) || recordOf(entry).lc !== undefined;
  const read = isSaved ? (chatIn(saved) ?? examplesIn(saved) ?? templateIn(saved)) : null;
  if (!read || read.text.trim() === '') return null;
  const title = textOrEmpty(name) || textOrEmpty(recordOf(metadata).lc_hub_repo);
  // The template and the separator of examples are in the prompt once for each example.
  const shown = [textOrEmpty(withoutClass(saved.example_prompt).template), textOrEmpty(saved.example_separator)];
  const notes = leftOut(saved, [...FIELDS, 'name', ...read.taken], [], [title, read.text, read.written, ...shown]);
  const asked = variablesIn(saved).map((variable) => scalarText.safeParse(variable.name).data ?? '');
  const unused = asked.filter((one) => one !== '' && !new RegExp(`[{$# (]${RegExp.escape(one)}\\b`).test(read.written));
  const format = isSemanticKernel(saved) ? 'Semantic Kernel' : 'LangChain';
  return { format, title, ...read, notes: [...notes, ...unusedNotes(unused)] };
}

/** Fields of a template that a prompt does not need. */
const FIELDS = [
  '_type',
  'input_variables',
  'optional_variables',
  'template_format',
  'partial_variables',
  'validate_template',
  'input_types',
  'metadata',
];

/** The fields of an object, also where LangChain has saved them as `kwargs` beside the name of the class. */
function withoutClass(value: unknown): Record<string, unknown> {
  const fields = recordOf(value);
  return fields.lc !== undefined && fields.kwargs !== undefined ? recordOf(fields.kwargs) : fields;
}

type Read = ConvertedTemplate & { taken: readonly string[] };

function templateIn(fields: Record<string, unknown>): Read | null {
  if (typeof fields.template !== 'string') return null;
  return { ...converted(fields.template, fields), taken: ['template'] };
}

function chatIn({ messages }: Record<string, unknown>): Read | null {
  if (!Array.isArray(messages) || messages.length === 0) return null;
  const read = messages.map((message: unknown) => {
    const fields = withoutClass(message);
    const role = roleOf(message, fields);
    if (typeof fields.variable_name === 'string') return { role: '', ...converted(`{${fields.variable_name}}`, {}) };
    // A message of several parts has a list of prompts. The prompt of a picture has no template.
    const prompts = (Array.isArray(fields.prompt) ? fields.prompt : [fields.prompt]).map(withoutClass);
    const templates = prompts.flatMap((prompt) => (typeof prompt.template === 'string' ? [converted(prompt.template, prompt)] : []));
    if (templates.length > 0) return { role, ...joinTemplates(templates, (texts) => texts.join('\n\n')) };
    const content = textOrEmpty(fields.content);
    return { role, ...(content ? asText(content) : converted(textOrEmpty(fields.template), fields)) };
  });
  if (read.some((message) => message.text === '')) return null;
  const join = (texts: string[]) => chatText(texts.map((content, at) => ({ role: read[at]?.role, content })));
  return { ...joinTemplates(read, join), taken: ['messages'] };
}

/** A message as an object, also if it is a pair of a role and a text. */
const pairOf = (message: unknown): unknown =>
  Array.isArray(message) && message.length === 2 ? { role: message[0], template: message[1] } : message;

/** The role of a message, by its class or its field. */
function roleOf(message: unknown, fields: Record<string, unknown>): string {
  const { id, _type: type } = recordOf(message);
  const name = Array.isArray(id) ? textOrEmpty(id.at(-1)) : textOrEmpty(fields.role) || textOrEmpty(type);
  if (/^(human|user)/i.test(name)) return 'user';
  if (/^system/i.test(name)) return 'system';
  if (/^(ai|assistant)/i.test(name)) return 'assistant';
  return textOrEmpty(fields.role);
}

function examplesIn(fields: Record<string, unknown>): Read | null {
  const { prefix, suffix, examples, example_prompt: shape, example_separator: separator } = fields;
  if (typeof suffix !== 'string') return null;
  const each = withoutClass(shape);
  const shown = Array.isArray(examples) && typeof each.template === 'string' ? filledWith(each.template, each, examples) : [];
  const parts = [...(textOrEmpty(prefix) ? [converted(textOrEmpty(prefix), fields)] : []), ...shown.map(asText), converted(suffix, fields)];
  const taken = ['prefix', 'suffix', 'example_separator', ...(shown.length > 0 ? ['examples', 'example_prompt'] : [])];
  return { ...joinTemplates(parts, (texts) => texts.join(textOrEmpty(separator) || '\n\n')), taken };
}

const asText = (written: string): ConvertedTemplate => ({ text: escapeBlanks(written), written, variables: [], notations: [] });

function joinTemplates(parts: readonly ConvertedTemplate[], join: (texts: string[]) => string): ConvertedTemplate {
  return {
    text: join(parts.map(({ text }) => text)),
    written: join(parts.map(({ written }) => written)),
    variables: [...new Map(parts.flatMap(({ variables }) => variables))],
    notations: [...new Set(parts.flatMap(({ notations }) => notations))],
  };
}

const F_STRING = /\{\{|\}\}|\{([A-Za-z_][\w.]{0,99})(?:\[[^\]{}]{0,99}\])?(?:![rsa])?(?::[^{}]{0,50})?\}/g;
/** Variables of Jinja, Mustache and Semantic Kernel. */
const BRACES = /\{\{\{?&?\s{0,3}\$?([A-Za-z_][\w.]{0,99})\s{0,3}(?:\|[^{}\n]{0,300})?\}?\}\}/g;

/** The variables of a template, with what Semantic Kernel has beside their names. */
const variablesIn = ({ input_variables: variables }: Record<string, unknown>) =>
  (Array.isArray(variables) ? variables : []).map((variable) => (typeof variable === 'string' ? { name: variable } : recordOf(variable)));

const isSemanticKernel = ({ template_format: format, input_variables: variables }: Record<string, unknown>) =>
  format === 'semantic-kernel' || (Array.isArray(variables) && variables.some((variable) => typeof variable === 'object'));

/** True for a template that writes variables in double braces: of Jinja, Mustache and Semantic Kernel. */
const hasBraces = (fields: Record<string, unknown>) =>
  (typeof fields.template_format === 'string' && fields.template_format !== 'f-string') || isSemanticKernel(fields);

/** A template with its variables as blanks: `{name}` as in Python's f-strings, or those in double braces. */
function converted(template: string, fields: Record<string, unknown>): ConvertedTemplate {
  const defaults = variablesIn(fields).flatMap((variable) => ('default' in variable ? [[variable.name, variable.default]] : []));
  const given = { ...Object.fromEntries(defaults), ...recordOf(fields.partial_variables) };
  const variables = new Map<string, string>();
  const turned = escapeBlanks(template).replace(hasBraces(fields) ? BRACES : F_STRING, (raw, name?: string) => {
    const blank = name && blankName(name);
    if (!blank) return name ? raw : raw.slice(0, 1);
    // Variables in double braces without a default are turned into blanks later, by `withForeignVariables`.
    if (hasBraces(fields) && !Object.hasOwn(given, name)) return raw;
    const offered = scalarText.safeParse(given[name]).data ?? '';
    const written = blankWith(blank, offered ? [offered] : []);
    variables.set(raw, written);
    return written;
  });
  return { text: turned, written: template, variables: [...variables], notations: hasBraces(fields) ? ['braces'] : [] };
}

/** A template filled with each example, up to the length at which a prompt is refused. */
function filledWith(template: string, fields: Record<string, unknown>, examples: readonly unknown[]): string[] {
  const shown: string[] = [];
  let length = 0;
  for (const example of examples) {
    const values = { ...recordOf(fields.partial_variables), ...recordOf(example) };
    const written = template.replace(hasBraces(fields) ? BRACES : F_STRING, (raw, name?: string) => {
      const value = length > TOO_LONG_FOR_A_PROMPT ? '' : name ? (scalarText.safeParse(values[name]).data ?? raw) : raw.slice(0, 1);
      length += value.length;
      return value;
    });
    shown.push(written);
    length += template.length;
    if (length > TOO_LONG_FOR_A_PROMPT) return shown;
  }
  return shown;
}
