import { type FilledAnswer, fillText } from '../../../lib/integrations/api/fill';
import { LIMITS } from '../../../lib/limits';
import { emptyBlanksMessage } from '../../../lib/prompts/empty-blanks';
import { cleanValue } from '../../../lib/prompts/stored-values';
import { ANYTHING_ELSE, type Values, variablesOf } from '../../../lib/prompts/template';
import { filledLength } from '../../../lib/prompts/template-limits';
import { Questions } from './ask';
import type { Input, Option } from './command';
import { EXIT, Failure, usage } from './failure';
import { type FoundPrompt, findPrompt } from './find-prompt';
import type { Session } from './session';
import { hasStandardInput, readStandardInput } from './standard-input';
import { bold, dim, type Span, say } from './terminal';

export const FILL_OPTIONS: Record<string, Option> = {
  set: { value: 'NAME=VALUE', multiple: true, help: 'What a blank says; once for each blank' },
  stdin: { value: 'NAME', help: 'The blank that standard input is for, or anything-else; without it, the one for pasted text' },
  'anything-else': { value: 'TEXT', help: 'What follows the prompt, such as notes, numbers or a draft' },
  'no-ask': { help: 'Do not ask for blanks, also on a terminal' },
};

export const FILL_HELP: readonly string[] = [
  'PROMPT is what search shows first, or the address of a page of a prompt.',
  'On a terminal it asks for each blank that --set does not name, and for anything else: Enter takes what stands in brackets, Tab completes what is offered, and Ctrl+D ends a text of several lines. In a pipe it never asks: blanks that nothing is said for have their default, or stay as they are written, and it says which.',
  'Standard input that is no terminal goes into the blank that takes pasted text, where the prompt has one. In a loop that reads standard input itself, give it /dev/null.',
];

type Blank = FoundPrompt['prompt']['blanks'][number];

/** Fills in the prompt that a command names, with values from options, from standard input and from questions on the terminal. */
export async function fillPrompt(input: Input, session: Session): Promise<FilledAnswer> {
  const { prompt } = await findPrompt(session, input.words[0] ?? '');
  const { text, blanks } = prompt;
  const set = setValues(input.texts('set'), blanks);
  const anythingElse = input.text('anything-else');
  const said = anythingElse === undefined ? set : { ...set, [ANYTHING_ELSE.name]: anythingElse };
  const values = { ...(await valueFromInput(input.text('stdin'), blanks, set)), ...said };
  const asks = !input.has('no-ask') && process.stdin.isTTY === true && process.stderr.isTTY === true;
  const all = asks ? { ...(await askedValues(prompt.title, blanks, values)), ...values } : values;
  if (filledLength(text, all) > LIMITS.content.hardMax)
    throw new Failure(EXIT.failed, `Filled in, it has more than ${LIMITS.content.hardMax.toLocaleString('en')} characters. Say less.`);
  const variables = variablesOf(text);
  const answer = fillText(text, variables, all);
  if (answer.empty.length > 0) {
    const empty = variables.filter(({ name }) => answer.empty.includes(name));
    say(`${emptyBlanksMessage(empty)}${asks ? '' : ` Fill them in with --set ${answer.empty[0]}=….`}`);
  }
  return answer;
}

/** The values that `--set` gives, by the names of the blanks. */
export function setValues(given: readonly string[], blanks: readonly Pick<Blank, 'name' | 'material'>[]): Values {
  const pairs = given.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1)
      throw usage(`--set takes a name and a value, such as --set ${blanks[0]?.name ?? 'NAME'}=text, and not ${JSON.stringify(pair)}.`);
    const { name, material } = blankNamed(pair.slice(0, at), blanks);
    return [name, cleanValue(pair.slice(at + 1), material)] as const;
  });
  return Object.fromEntries(pairs);
}

function blankNamed<B extends Pick<Blank, 'name'>>(typed: string, blanks: readonly B[]): B {
  const name = typed.toUpperCase().replaceAll('-', '_');
  const blank = blanks.find((one) => one.name === name);
  if (blank) return blank;
  const names = blanks.map((one) => one.name).join(', ');
  throw usage(`The prompt has no blank ${typed}. ${names ? `It has ${names}.` : 'It has none.'}`);
}

/** The value that standard input gives, if it gives one, by the name of its blank or of the last field. */
async function valueFromInput(named: string | undefined, blanks: readonly Blank[], set: Values): Promise<Values> {
  if (named === 'anything-else' && hasStandardInput()) return { [ANYTHING_ELSE.name]: await readStandardInput(ANYTHING_ELSE.label) };
  const blank = named === undefined ? blanks.find(({ name, material }) => material && set[name] === undefined) : blankNamed(named, blanks);
  if (named !== undefined && !hasStandardInput()) throw usage('--stdin wants a text in standard input, such as that of a pipe.');
  if (!blank || !hasStandardInput()) return {};
  return { [blank.name]: cleanValue(await readStandardInput(blank.label), blank.material) };
}

async function askedValues(title: string, blanks: readonly Blank[], known: Values): Promise<Values> {
  const asked = blanks.filter(({ name }) => known[name] === undefined);
  const asksForMore = known[ANYTHING_ELSE.name] === undefined;
  if (asked.length === 0 && !asksForMore) return {};
  const questions = new Questions();
  questions.open();
  say(bold(title));
  const values: Record<string, string> = {};
  try {
    for (const blank of asked) values[blank.name] = cleanValue(await answerTo(blank, questions), blank.material);
    if (asksForMore) values[ANYTHING_ELSE.name] = await questions.lines(LAST_QUESTION);
  } finally {
    questions.close();
  }
  return values;
}

const LAST_QUESTION: Span[] = [
  bold(ANYTHING_ELSE.label),
  dim(' (optional: notes, numbers or a draft; press Ctrl+D on an empty line to go on)'),
];

async function answerTo(blank: Blank, questions: Questions): Promise<string> {
  if (!blank.material) return (await questions.line(questionFor(blank), blank.choices)) ?? '';
  return questions.lines([bold(blank.label), dim(' (paste a text, then press Ctrl+D on an empty line)')]);
}

/** The question for a blank, such as "Tone (friendly, formal) [friendly]: ". */
export function questionFor({ label, default: given, choices, example, optional }: Blank): Span[] {
  const said = [
    ...(optional ? ['optional'] : []),
    ...(choices.length > 0 ? [choices.join(', ')] : []),
    ...(example ? [`e.g. ${example}`] : []),
  ];
  return [bold(label), ...(said.length > 0 ? [dim(` (${said.join('; ')})`)] : []), ...(given ? [` [${given}]`] : []), ': '];
}
