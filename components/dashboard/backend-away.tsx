import { DashboardHead } from './dashboard-head';

/** When the backend does not answer. The button is a plain form, so that it loads the page anew with or without JavaScript. */
export function BackendAway({ path }: { path: string }) {
  return (
    <div role="alert">
      <DashboardHead title="We cannot reach your prompts" />
      <div className="dash-empty">
        <p>The service that keeps accounts does not answer right now. Nothing is lost: what you saved and wrote is still there.</p>
        <form action={path}>
          <button type="submit" className="btn btn-primary">
            Try again
          </button>
        </form>
      </div>
    </div>
  );
}
