import { plural } from '../plural';
import { successPercent } from '../ratings/rating';
import type { Category, Prompt } from './prompt';
import { labelOf, variablesOf } from './template';

/** The metadata of a prompt in a list: category, what it asks for beside its blanks, how many they are, and success once it has been rated. */
export type PromptMetadataValues = { category?: string | undefined; asks: string | null; blanks: string; worked: string | null };

type Rated = Pick<Prompt, 'ratingWorked' | 'ratingNeedsTweak'>;
type Listed = Rated & Pick<Prompt, 'promptText' | 'conversation'> & { material: readonly string[] };

export function promptMetadataOf(prompt: Listed, category?: Category): PromptMetadataValues {
  return { category: category?.name, asks: asksText(prompt), blanks: blanksText(prompt.promptText), worked: workedText(prompt) };
}

/** What has to be pasted, or that it goes back and forth. */
function asksText({ conversation, material }: Listed): string | null {
  if (material.length > 0) return `Paste: ${material.map((name) => labelOf(name).toLowerCase()).join(', ')}`;
  return conversation ? 'Conversation' : null;
}

/** "1 blank, 4 optional": how many blanks are to be filled, and how many may be. */
export function blanksText(template: string): string {
  const blanks = variablesOf(template);
  const optional = blanks.filter((blank) => blank.optional).length;
  if (optional === 0) return plural(blanks.length, 'blank');
  return optional === blanks.length
    ? plural(optional, 'optional blank')
    : `${plural(blanks.length - optional, 'blank')}, ${optional} optional`;
}

/** The share of ratings that say it worked, once there are any. */
function workedText({ ratingWorked: worked, ratingNeedsTweak: needsTweak }: Rated): string | null {
  return worked + needsTweak > 0 ? `${successPercent({ worked, needsTweak })}% worked` : null;
}
