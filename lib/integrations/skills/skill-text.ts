import { blankProse, type ProseBlank, parseBlankProse } from '../../prompts/blank-prose';
import { ANYTHING_ELSE_GIVEN } from '../../prompts/placeholders';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { escapeBlanks, fillTemplate, parseTemplate, variablesOf } from '../../prompts/template';
import { templateOf } from '../../prompts/write-template';

/**
 * The text of a skill for agents that fill in no variables. It asks for the blanks, and has the prompt with the names of its blanks in brackets:
 *
 *   Ask for whatever of these was not given:
 *
 *   - RECIPIENT: e.g. "my landlord"
 *   - TONE: "friendly" if nothing is said; such as "friendly", "formal"
 *
 *   Whatever else was given belongs to this prompt, below its text. Then follow this prompt, with the values in place of the brackets:
 *
 *   Write to [RECIPIENT] in a [TONE] tone.
 */
export function skillText({ text, blanks }: Pick<PromptDocument, 'text' | 'blanks'>): string {
  if (blanks.length === 0) return `${fillTemplate(text)}${LAST_GIVEN}`;
  const bare = templateOf(parseTemplate(text), []);
  const optional = blanks.some((blank) => blank.optional);
  return [ASK, blankList(blanks, ({ name }) => name), `${ANYTHING_ELSE_GIVEN} ${optional ? FOLLOW_OPTIONAL : FOLLOW}`, bare].join('\n\n');
}

const LAST_GIVEN = `\n\n${ANYTHING_ELSE_GIVEN}`;
/** A paragraph without the sentence about anything else, which files of earlier versions of the site do not have. */
export const withoutAnythingElseGiven = (text: string) => text.replace(`${ANYTHING_ELSE_GIVEN} `, '');

export const ASK = 'Ask for whatever of these was not given:';
const FOLLOW = 'Then follow this prompt, with the values in place of the brackets:';
const FOLLOW_OPTIONAL = [
  'Then follow this prompt, with the values in place of the brackets.',
  'A bracket with a question mark is an optional part: say its words with the value in place of the …,',
  'or leave out the whole bracket where nothing was given:',
].join(' ');

export function blankList(blanks: readonly Blank[], nameOf: (blank: Blank) => string, escapeProse = (prose: string) => prose): string {
  return blanks.map((blank) => `- ${[nameOf(blank), escapeProse(blankProse(blank))].filter(Boolean).join(': ')}`).join('\n');
}

const LINE = /^- ([A-Z0-9_]+)(?:: (.*))?$/;

/** The template of a text that `skillText` has written; any other text has no blanks. */
export function parseSkillText(text: string): string {
  const [ask, list = '', last = '', ...rest] = text.split('\n\n');
  const follow = withoutAnythingElseGiven(last);
  const lines = list.split('\n').map((line) => LINE.exec(line));
  if (ask !== ASK || (follow !== FOLLOW && follow !== FOLLOW_OPTIONAL) || lines.includes(null))
    return escapeBlanks(text.endsWith(LAST_GIVEN) ? text.slice(0, -LAST_GIVEN.length) : text);
  const offers = new Map(lines.map((line): [string, ProseBlank] => [line?.[1] ?? '', parseBlankProse(line?.[2] ?? '')]));
  const template = rest.join('\n\n');
  return templateOf(
    parseTemplate(template),
    variablesOf(template).map((variable) => ({ ...variable, ...offers.get(variable.name) })),
  );
}
