import { parseBlankProse } from '../../prompts/blank-prose';
import { identifierOf, nameOf } from '../../prompts/identifier';
import { ANYTHING_ELSE_GIVEN, type FoundPlaceholder, ONLY_IF_GIVEN, readPlaceholders, withPlaceholders } from '../../prompts/placeholders';
import type { PromptDocument } from '../../prompts/prompt-document';
import { escapeBlanks, fillTemplate } from '../../prompts/template';
import { templateOf } from '../../prompts/write-template';
import { claudeEscape } from './claude-escape';
import { ASK, blankList, withoutAnythingElseGiven } from './skill-text';

const escaped = (text: string) => claudeEscape.write(text).replaceAll('$', '\\$');
const withDollars = (text: string) => text.replaceAll('\\$', '$');
const unescaped = (text: string) => claudeEscape.read(withDollars(text));

const ARGUMENTS = 'All that was said: $ARGUMENTS. Where that is not one value after another, take the values from it.';
const FOLLOW = 'Then follow this prompt:';
const FOLLOW_OPTIONAL = `Then follow this prompt. ${ONLY_IF_GIVEN}`;

/** The end of a skill without blanks. Claude Code writes the words after the command there. */
const AFTER_TEXT = '\n\n$ARGUMENTS';

/** The text of a skill for Claude Code. It asks for the blanks, which are arguments such as `$recipient` that Claude Code fills in. */
export function claudeCodeText({ text, blanks }: Pick<PromptDocument, 'text' | 'blanks'>): string {
  if (blanks.length === 0) return `${escaped(fillTemplate(text))}${AFTER_TEXT}`;
  const indexes = new Map(blanks.map(({ name }, index) => [name, index]));
  // Claude Code would read a letter, a digit, `_` or `[` after a name as part of the argument, but not after a number in brackets.
  const blank = (name: string, _before: string, after: string) =>
    /^[\w[]/.test(after) ? `$ARGUMENTS[${indexes.get(name)}]` : `$${identifierOf(name)}`;
  const list = blankList(blanks, ({ name }) => `${identifierOf(name)} ($${identifierOf(name)})`, escaped);
  const follow = `${ANYTHING_ELSE_GIVEN} ${blanks.some(({ optional }) => optional) ? FOLLOW_OPTIONAL : FOLLOW}`;
  return [ASK, list, ARGUMENTS, follow, withPlaceholders(text, { text: escaped, blank })].join('\n\n');
}

const LINE = /^- [a-z0-9_]+ \(\$([a-z0-9_]+)\)(?:: (.*))?$/;
const DOLLARS = /\\\$|\$ARGUMENTS\[(\d+)\]|\$([a-z_][a-z0-9_]*)/g;

/** The template of a text that `claudeCodeText` has written; any other text has no blanks. */
export function parseClaudeCodeText(text: string, read = claudeEscape.read): string {
  const [ask, list = '', given, last = '', ...rest] = text.split('\n\n');
  const follow = withoutAnythingElseGiven(last);
  const lines = list.split('\n').map((line) => LINE.exec(line));
  if (ask !== ASK || given !== ARGUMENTS || (follow !== FOLLOW && follow !== FOLLOW_OPTIONAL) || lines.includes(null))
    return escapeBlanks(read(withDollars(text.endsWith(AFTER_TEXT) ? text.slice(0, -AFTER_TEXT.length) : text)));
  const names = lines.map((line) => nameOf(line?.[1] ?? ''));
  const known = new Set(names);
  const source = rest.join('\n\n');
  const found = [...source.matchAll(DOLLARS)].flatMap(({ 0: match, 1: number, 2: identifier, index: start }): FoundPlaceholder[] => {
    const name = number === undefined ? identifier && nameOf(identifier) : names[Number(number)];
    return name && known.has(name) ? [{ start, end: start + match.length, name }] : [];
  });
  const variables = lines.map((line, index) => ({ name: names[index] ?? '', ...parseBlankProse(unescaped(line?.[2] ?? '')) }));
  return templateOf(readPlaceholders(source, found, unescaped), variables);
}
