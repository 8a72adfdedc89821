import { firstCharacters } from '../text/characters';
import { ANYTHING_ELSE, labelOf, type Values } from './template';

/** Characters of one value, and of all, in a line. */
const ONE = 60;
const ALL = 200;

/** What was written in the blanks of a prompt, in few words: "Recipient: Maya, Offer: 20% off". Empty where nothing was. */
export function valuesText(values: Values): string {
  const written = Object.entries(values).flatMap(([name, value]) => {
    const text = firstCharacters(value, 2 * ONE)
      .replace(/\s+/g, ' ')
      .trim();
    return text ? `${name === ANYTHING_ELSE.name ? ANYTHING_ELSE.label : labelOf(name)}: ${shortened(text, ONE)}` : [];
  });
  return shortened(written.join(', '), ALL);
}

function shortened(text: string, max: number): string {
  const beginning = firstCharacters(text, max);
  return beginning === text ? text : `${beginning.trimEnd()}…`;
}
