import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function AuthorLink({ name, username, tabIndex }: { name: string; username: string; tabIndex?: number | undefined }) {
  return (
    <Link className="tall-target relative z-raised text-ink" href={paths.profile(username)} tabIndex={tabIndex} dir="auto">
      {name}
    </Link>
  );
}
