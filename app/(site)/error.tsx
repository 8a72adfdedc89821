'use client';

import Link from 'next/link';
import { paths } from '@/lib/paths';

/** Our own fault: what happened and what to do, in our words. The cause is in the server's log. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="page-title pb-24" role="alert">
      <h1>Something broke on our side</h1>
      <p className="lede">This page could not be put together. Nothing you wrote is lost. Try it once more in a moment.</p>
      <div className="mt-8 flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={reset}>
          Try again
        </button>
        <Link className="btn" href={paths.home}>
          Home
        </Link>
      </div>
    </div>
  );
}
