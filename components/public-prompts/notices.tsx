import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Where the list would be, on a site without a backend. */
export function NoCommunity() {
  return (
    <div className="border-t-2 border-rule-strong py-6">
      <h2 className="text-h3">Sharing is not available here</h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        This site runs without accounts, so nobody can share prompts on it. The whole library is here, free to copy.
      </p>
      <p className="mt-6">
        <Link className="btn btn-primary" href={paths.prompts}>
          Browse All Prompts
        </Link>
      </p>
    </div>
  );
}
