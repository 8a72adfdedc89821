import Link from 'next/link';
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
  const rating = { worked: prompt.ratingWorked, needsTweak: prompt.ratingNeedsTweak };
  const rated = rating.worked + rating.needsTweak > 0;
  return (
    <p className="dotted">
      {badge && <span className="tag">Featured</span>}
      {category && <span>{category.name}</span>}
      <span className="num">{blanksText(prompt.variables.length)}</span>
      {rated && <span className="num">{successPercent(rating)}% worked</span>}
    </p>
  );
}

export function blanksText(count: number): string {
  return count === 1 ? '1 blank' : `${count} blanks`;
}
