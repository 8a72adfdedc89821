import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import type { ModerationItem } from '@/lib/moderation/queries';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

export function AuthorFacts({ author }: { author: ModerationItem['author'] }) {
  return (
    <Dotted>
      <Link href={paths.profile(author.username)} dir="auto">
        {author.displayName ?? `@${author.username}`}
      </Link>
      <span>@{author.username}</span>
      <span className="num">
        Since <Day iso={author.since} />
      </span>
      <span className="num">{plural(author.publicPrompts, 'public prompt')}</span>
      <span className="num">{plural(author.publicCollections, 'public collection')}</span>
    </Dotted>
  );
}
