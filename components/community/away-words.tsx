import { AwayLinks } from './away-links';

/** In the place of a page that could not be read; `retry` is its address. The cause is in the server's log. */
export function AwayWords({ retry }: { retry: string }) {
  return (
    <div className="page-title pb-24" role="alert">
      <h1>This page cannot be reached right now</h1>
      <p className="lede">
        Something on our side does not answer. Nothing you wrote is lost. Try again in a moment; the library works as always.
      </p>
      <p className="mt-8 flex flex-wrap gap-2">
        <AwayLinks retry={retry} />
      </p>
    </div>
  );
}
