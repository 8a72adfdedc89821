import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** The author of a row, above the link that covers the row. */
export function AuthorLink({ name, username }: { name: string; username: string }) {
  return (
    <Link className="tall-target relative z-raised text-ink" href={paths.profile(username)} dir="auto">
      {name}
    </Link>
  );
}
