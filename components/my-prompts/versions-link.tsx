import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function VersionsLink({ promptId }: { promptId: string }) {
  return (
    <Link className="inline-block tall-target print:hidden" href={paths.promptVersions(promptId)}>
      Versions
    </Link>
  );
}
