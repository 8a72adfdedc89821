/** The lines of a prompt that is still to come. */
const LINES = Array.from({ length: 9 }, (_, index) => index);

/** The sheet while its prompt loads. */
export function LoadingSheet() {
  return (
    <>
      <div className="dialog-body px-4 py-4" aria-busy="true">
        <p className="sr-only" role="status">
          Loading…
        </p>
        <div className="prompt-text skeleton-prompt-text" aria-hidden="true">
          {LINES.map((line) => (
            <span key={line} />
          ))}
        </div>
      </div>
      <div className="dialog-foot" aria-hidden="true">
        <span className="skeleton h-12 flex-1" />
      </div>
    </>
  );
}

/** The sheet when the prompt could not be had. */
export function FailedSheet({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="dialog-body px-4 py-5" role="alert">
      <p>The connection may be gone. What you were reading is still behind this sheet.</p>
      <button type="button" className="btn btn-primary mt-4" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
