import { plural } from '@/lib/plural';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { labelOf } from '@/lib/prompts/template';
import { successPercent } from '@/lib/ratings/rating';

/** The metadata of a prompt in a list: category, what it asks for, number of blanks, and success once it has been rated. */
export type PromptMetadataValues = { category?: string | undefined; kind: string; blanks: string; worked: string | null };

type Rated = Pick<Prompt, 'ratingWorked' | 'ratingNeedsTweak'>;
type Kind = { kind: Prompt['kind']; material: readonly string[] };
type Listed = Rated & Kind & Pick<Prompt, 'variables'>;

export function promptMetadataOf(prompt: Listed, category?: Category): PromptMetadataValues {
  return { category: category?.name, kind: kindText(prompt), blanks: plural(prompt.variables.length, 'blank'), worked: workedText(prompt) };
}

/** The items of a metadata line. */
export function PromptMetadata({ metadata: { category, kind, blanks, worked } }: { metadata: PromptMetadataValues }) {
  return (
    <>
      {category && <span>{category}</span>}
      <span>{kind}</span>
      <span className="num">{blanks}</span>
      {worked && <span className="num">{worked}</span>}
    </>
  );
}

/** "Quick", or what has to be pasted, or "Deep" where nothing has. */
export function kindText({ kind, material }: Kind): string {
  if (material.length > 0) return `Paste: ${material.map((name) => labelOf(name).toLowerCase()).join(', ')}`;
  return kind === 'quick' ? 'Quick' : 'Deep';
}

/** The share of ratings that say it worked, once there are any. */
export function workedText({ ratingWorked: worked, ratingNeedsTweak: needsTweak }: Rated): string | null {
  return worked + needsTweak > 0 ? `${successPercent({ worked, needsTweak })}% worked` : null;
}
