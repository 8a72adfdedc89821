import Link from 'next/link';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { paths } from '@/lib/paths';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { successPercent } from '@/lib/ratings/rating';
import { markWords } from '@/lib/search/words';
import { Excerpt, MarkedText } from './excerpt';
import { RowCopyButton } from './row-copy-button';

type Props = {
  prompt: Prompt;
  /** Left out where the list is of one category. */
  category?: Category;
  hits?: ReadonlySet<string>;
  badge?: boolean;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
};

const NO_HITS: ReadonlySet<string> = new Set();

/** A prompt in a list. */
export function PromptRow({ prompt, category, hits = NO_HITS, badge = false, heading: Heading = 'h3' }: Props) {
  return (
    <article className="row">
      <Heading>
        <Link href={paths.prompt(prompt.slug)} prefetch={false} data-sheet={prompt.slug}>
          <MarkedText text={markWords(prompt.title, hits)} />
        </Link>
      </Heading>
      <SaveButton promptId={prompt.slug} />
      <Excerpt template={prompt.promptText} hits={hits} />
      <div className="row-meta">
        <PromptFacts prompt={prompt} category={category} badge={badge} />
        <RowCopyButton slug={prompt.slug} title={prompt.title} />
      </div>
    </article>
  );
}

/** Category, number of blanks, and the percentage once somebody has rated. */
export function PromptFacts({ prompt, category, badge = false }: Pick<Props, 'prompt' | 'category' | 'badge'>) {
  const worked = workedText(prompt);
  return (
    <p className="dotted">
      {badge && <span className="tag">Featured</span>}
      {category && <span>{category.name}</span>}
      <span className="num">{blanksText(prompt.variables.length)}</span>
      {worked && <span className="num">{worked}</span>}
    </p>
  );
}

/** The percentage for which it worked, once somebody has rated. */
export function workedText({ ratingWorked: worked, ratingNeedsTweak: needsTweak }: Prompt): string | null {
  return worked + needsTweak > 0 ? `${successPercent({ worked, needsTweak })}% worked` : null;
}

export function blanksText(count: number): string {
  return count === 1 ? '1 blank' : `${count} blanks`;
}
