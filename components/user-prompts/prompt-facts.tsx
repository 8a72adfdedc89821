import { Badge } from '@/components/ui/badge';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { formatDay } from '@/lib/text/dates';
import { plural } from '@/lib/text/plural';

type Props = {
  category: string | null;
  /** Where others of its category are. */
  categoryHref?: string | undefined;
  /** The category stands out, as in a row. */
  badge?: boolean;
  blanks: number;
  /** What happened at `createdAt`: "Created" or "Shared". */
  made: string;
  createdAt: string;
  updatedAt?: string;
};

/** What is known of a prompt that somebody wrote, for the metadata line of its page or row. */
export function PromptFacts({ category, categoryHref, badge = false, blanks, made, createdAt, updatedAt = createdAt }: Props) {
  return (
    <>
      {category && <CategoryFact name={category} href={categoryHref} badge={badge} />}
      <span className="num">{plural(blanks, 'blank')}</span>
      <span className="num">
        {made} <Day iso={createdAt} />
      </span>
      {formatDay(updatedAt) !== formatDay(createdAt) && (
        <span className="num">
          Updated <Day iso={updatedAt} />
        </span>
      )}
    </>
  );
}

function CategoryFact({ name, href, badge }: { name: string; href: string | undefined; badge: boolean }) {
  if (badge) return <Badge outlined>{name}</Badge>;
  if (!href) return <span dir="auto">{name}</span>;
  return (
    <Link className="tall-target" href={href} dir="auto">
      {name}
    </Link>
  );
}
