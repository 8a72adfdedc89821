import Link from 'next/link';
import { paths } from '@/lib/paths';
import { AwayLinks } from './away-links';

/** Where the list would be, on a site that keeps no people's data. */
export function NoCommunity() {
  return (
    <div className="border-t-2 border-rule-strong py-6">
      <h2 className="text-h3">Sharing is not available here</h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        This site runs without accounts, so nobody can share prompts on it. The whole library is here, free to copy.
      </p>
      <p className="mt-6">
        <Link className="btn btn-primary" href={paths.prompts} prefetch={false}>
          Browse All Prompts
        </Link>
      </p>
    </div>
  );
}

/** Where the list would be, while the backend does not answer. `retry` is the address of what was asked for. */
export function CommunityAway({ retry }: { retry: string }) {
  return (
    <div className="border-t-2 border-rule-strong py-6" role="alert">
      <h2 className="text-h3">Community prompts cannot be reached right now</h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Something on our side does not answer. Your search is kept: try again in a moment. The library works as always.
      </p>
      <p className="mt-6 flex flex-wrap gap-2">
        <AwayLinks retry={retry} />
      </p>
    </div>
  );
}
