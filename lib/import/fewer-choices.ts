import { LIMITS } from '../limits';
import { parseTemplate } from '../prompts/template';
import { countCharacters } from '../text/characters';
import type { Note } from './import';

const { max, length } = LIMITS.choices;

/** Leaves choices out that are too many or too long, unless the default of their blank is too long. Each note names those of one blank. */
export function withFewerChoices(template: string): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const pieces = parseTemplate(template).map(({ kind, raw }) => {
    const [name = '', ...offers] = kind === 'blank' ? raw.slice(1, -1).split('|') : [];
    const kept = offers.filter((offer) => countCharacters(offer) <= length).slice(0, max);
    // The first choice is the default, which is never left out.
    if (offers.length < 2 || kept.length === offers.length || kept[0] !== offers[0]) return raw;
    const left = offers.filter((offer) => !kept.includes(offer));
    const text =
      left.length === 1 ? `Left out: the choice ${left[0]} of [${name}]` : `Left out: the choices ${left.join(', ')} of [${name}]`;
    notes.push({ kind: 'left-out', text });
    return `[${[name, ...kept].join('|')}]`;
  });
  return { text: pieces.join(''), notes };
}
