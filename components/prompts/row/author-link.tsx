import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** The author of a row, above the link that covers the row. */
export function AuthorLink({ name, username, tabIndex }: { name: string; username: string; tabIndex?: number | undefined }) {
  return (
    <Link className="tall-target relative z-raised text-ink" href={paths.profile(username)} tabIndex={tabIndex} dir="auto">
      {name}
    </Link>
  );
}
