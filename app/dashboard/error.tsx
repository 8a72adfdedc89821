'use client';

import { DashboardHead } from '@/components/dashboard/dashboard-head';

/** Our own fault on a page of the dashboard. `retry` asks the server once more. */
export default function DashboardError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <div role="alert">
      <DashboardHead title="Something broke on our side" />
      <div className="dash-empty">
        <p>This page could not be put together. Your prompts are safe. Try it once more in a moment.</p>
        <button type="button" className="btn btn-primary" onClick={retry}>
          Try again
        </button>
      </div>
    </div>
  );
}
