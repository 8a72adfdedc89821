'use client';

import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** What people read in the place of a page that failed, whatever failed. The cause is in the server's log; `retry` asks the server once more. */
export function ErrorMessage({ retry }: { retry: () => void }) {
  return (
    <div className="page-title pb-24" role="alert">
      <h1>This page is not available right now</h1>
      <p className="lede">
        Something on our side does not answer. Nothing you wrote is lost. Try again in a moment; the library works as always.
      </p>
      <div className="mt-8 flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={retry}>
          Try again
        </button>
        <Link className="btn" href={paths.prompts}>
          Browse All Prompts
        </Link>
      </div>
    </div>
  );
}
