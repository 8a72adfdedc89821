import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';
import { anythingElseOf, isIncluded, parseTemplate, resolve, type Values, variablesOf } from './template';

const number = (count: number) => count.toLocaleString('en');

/** Message if a template is beyond a limit, else null. Its filled length has a limit because a long default may stand in a thousand places. */
export function templateProblem(template: string): string | null {
  const variables = variablesOf(template);
  const { choices, content, variables: blanks, variablePlaces: places } = LIMITS;
  if (variables.length > blanks.max)
    return `A prompt can have at most ${number(blanks.max)} blanks. This one has ${number(variables.length)}. Remove some, or split it into two prompts.`;
  const long = variables.find(
    (variable) => variable.choices.length > choices.max || variable.choices.some((one) => countCharacters(one) > choices.length),
  );
  if (long)
    return `A blank can offer at most ${choices.max} choices of ${choices.length} characters: shorten those of [${long.name}], or leave some out.`;
  // The message does not say the current length, because a live region announces the message whenever it changes.
  if (filledLength(template) > content.hardMax)
    return `With its defaults filled in, a prompt can have at most ${number(content.hardMax)} characters. Shorten the defaults, or repeat their blanks less often.`;
  if (parseTemplate(template).filter(({ kind }) => kind === 'blank').length > places.max)
    return `The blanks of a prompt can appear in at most ${number(places.max)} places. Repeat them less often.`;
  return null;
}

/** Length of a filled prompt in characters, doubled marks included, without building its text. */
export function filledLength(template: string, values: Values = {}): number {
  const filled = new Map(
    variablesOf(template).map((variable) => {
      const value = resolve(variable, values);
      return [variable.name, { ...value, length: countCharacters(value.text) }];
    }),
  );
  const anythingElse = countCharacters(anythingElseOf(values));
  let length = anythingElse > 0 ? anythingElse + 2 : 0;
  for (const segment of parseTemplate(template)) {
    const value = segment.kind === 'blank' ? filled.get(segment.name) : undefined;
    if (segment.kind === 'text') length += countCharacters(segment.text);
    else if (value && isIncluded(segment, value)) length += countCharacters(segment.before) + value.length + countCharacters(segment.after);
  }
  return length;
}
