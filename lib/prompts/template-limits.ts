import { countCharacters } from '../characters';
import { LIMITS } from '../limits';
import { parseTemplate, resolve, type Segment, type Variable, variablesOf } from './template';

const number = (count: number) => count.toLocaleString('en');

/**
 * The message for a template that is over its limits; null when it is not. A short template can become huge when it is filled: a long
 * default in a variable that occurs a thousand times.
 */
export function templateProblem(template: string): string | null {
  const variables = variablesOf(template);
  const { max } = LIMITS.variables;
  if (variables.length > max)
    return `A prompt can have at most ${number(max)} blanks. This one has ${number(variables.length)}: remove some, or make two prompts of it.`;
  const segments = parseTemplate(template);
  const { hardMax } = LIMITS.content;
  // Without the current length: a live region reads the message out whenever it changes, and the length changes with every key.
  if (filledLength(segments, variables) > hardMax)
    return `With its defaults filled in, a prompt can have at most ${number(hardMax)} characters: shorten the defaults, or repeat their blanks less often.`;
  const { max: maxPlaces } = LIMITS.variablePlaces;
  if (segments.filter(({ kind }) => kind === 'blank').length > maxPlaces)
    return `The blanks of a prompt can stand in at most ${number(maxPlaces)} places: repeat them less often.`;
  return null;
}

/** The number of characters of `fillTemplate` without values, computed without building the text. */
function filledLength(segments: Segment[], variables: Variable[]): number {
  const lengths = new Map(variables.map((variable) => [variable.name, countCharacters(resolve(variable, {}).text)]));
  let length = 0;
  for (const segment of segments) {
    length += segment.kind === 'blank' ? (lengths.get(segment.name) ?? 0) : countCharacters(segment.raw);
  }
  return length;
}
