import Link from 'next/link';
import { Excerpt, MarkedText } from '@/components/prompts/excerpt';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Day } from '@/components/ui/day';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';
import { markWords } from '@/lib/search/words';
import { hitsIn, tidyPreview } from '@/lib/user-prompts/shared-prompt';
import type { SharedPromptPreview } from '@/lib/user-prompts/user-prompt';

type Props = {
  prompt: SharedPromptPreview;
  /** What was searched for, to mark it. */
  q?: string;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
};

/** A community prompt in a list, with its author. */
export function SharedRow({ prompt, q = '', heading: Heading = 'h2' }: Props) {
  const { id, title, category, author, createdAt } = prompt;
  const preview = tidyPreview(prompt.preview);
  const hits = hitsIn(q, [title, preview]);
  const titleId = `title-${id}`;
  return (
    <article className="row">
      <Heading id={titleId}>
        <Link href={paths.sharedPrompt(id)} prefetch={false} dir="auto">
          <MarkedText text={markWords(title, hits)} />
        </Link>
      </Heading>
      <SaveButton promptId={id} />
      <Excerpt template={preview} hits={hits} />
      <div className="row-meta">
        <p className="dotted shared-facts">
          <Link className="author" href={paths.profile(author.username)} prefetch={false} dir="auto">
            {publicName(author)}
          </Link>
          {category && <span dir="auto">{category}</span>}
          <span className="num">
            <Day iso={createdAt} />
          </span>
        </p>
        <Link className="btn btn-small" href={paths.sharedPrompt(id)} prefetch={false} aria-describedby={titleId}>
          View Details
        </Link>
      </div>
    </article>
  );
}
