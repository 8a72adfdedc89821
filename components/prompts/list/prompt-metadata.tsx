import { plural } from '@/lib/plural';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { successPercent } from '@/lib/ratings/rating';

/** The metadata of a prompt in a list: category, number of blanks, and success once it has been rated. */
export type PromptMetadataValues = { category?: string | undefined; blanks: string; worked: string | null };

export function promptMetadataOf(prompt: Prompt, category?: Category): PromptMetadataValues {
  return { category: category?.name, blanks: plural(prompt.variables.length, 'blank'), worked: workedText(prompt) };
}

/** The items of a metadata line. */
export function PromptMetadata({ metadata: { category, blanks, worked } }: { metadata: PromptMetadataValues }) {
  return (
    <>
      {category && <span>{category}</span>}
      <span className="num">{blanks}</span>
      {worked && <span className="num">{worked}</span>}
    </>
  );
}

/** The share of ratings that say it worked, once there are any. */
export function workedText({ ratingWorked: worked, ratingNeedsTweak: needsTweak }: Prompt): string | null {
  return worked + needsTweak > 0 ? `${successPercent({ worked, needsTweak })}% worked` : null;
}
