import {
  type FoundPlaceholder,
  ONLY_IF_GIVEN,
  type PlaceholderWriter,
  readPlaceholders,
  withPlaceholders,
} from '../../prompts/placeholders';
import type { PromptDocument } from '../../prompts/prompt-document';
import { type Offers, templateOf } from '../../prompts/write-template';

const INSTRUCTION = `\n\n${ONLY_IF_GIVEN}`;

/** The text of a prompt with the placeholders of a tool. `anythingElse`: the placeholder of the last field, or the sentence about it. */
export function placeholderText(
  { text, blanks }: Pick<PromptDocument, 'text' | 'blanks'>,
  writer: PlaceholderWriter,
  anythingElse: string,
) {
  return withLast(withPlaceholders(text, writer) + (blanks.some(({ optional }) => optional) ? INSTRUCTION : ''), anythingElse);
}

/** Adds the placeholder of the last field, or the sentence about it, below a text. */
export const withLast = (text: string, last: string) => `${text}\n\n${last}`;
export const withoutLast = (text: string, last: string) => (text.endsWith(`\n\n${last}`) ? text.slice(0, -last.length - 2) : text);

/**
 * The template of a text that `placeholderText` wrote. `found`: its placeholders. `text`: reverts what the writer did to the text. `offers`: defaults,
 * choices and examples that stand elsewhere in the file, by blank.
 */
export function readPlaceholderText(
  source: string,
  found: readonly FoundPlaceholder[],
  text: (text: string) => string,
  offers: ReadonlyMap<string, Partial<Offers>> = new Map(),
): string {
  const isOptional = readPlaceholders(source, found, text).some((segment) => segment.kind === 'blank' && segment.optional);
  const body = isOptional && source.endsWith(INSTRUCTION) ? source.slice(0, -INSTRUCTION.length) : source;
  const names = [...new Set(found.map(({ name }) => name))];
  const variables = names.map((name) => ({ name, default: null, choices: [], example: '', ...offers.get(name) }));
  return templateOf(readPlaceholders(body, found, text), variables);
}

/** The placeholders in a text that match an expression. `nameOf` makes the name of the blank of its first group. */
export function findPlaceholders(source: string, expression: RegExp, nameOf: (found: string) => string): FoundPlaceholder[] {
  return placeholdersOf([...source.matchAll(expression)], nameOf);
}

export function placeholdersOf(places: readonly RegExpExecArray[], nameOf: (found: string) => string): FoundPlaceholder[] {
  return places.map(({ 0: match, 1: found = '', index: start }) => ({
    start,
    end: start + match.length,
    name: nameOf(found),
  }));
}
