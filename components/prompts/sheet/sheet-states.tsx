import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { buttonClass } from '@/components/ui/button-class';
import { dialogBodyClass, dialogFootClass } from '@/components/ui/dialog';
import { useRetryOnline } from '@/components/ui/use-loaded';

export function LoadingSheet() {
  return (
    <>
      <div className={`${dialogBodyClass} p-4`} aria-busy="true">
        <p className="sr-only" role="status">
          Loading…
        </p>
        <SkeletonText />
      </div>
      <div className={dialogFootClass} aria-hidden="true">
        <span className="h-12 flex-1 bg-paper-2 forced-colors:border" />
      </div>
    </>
  );
}

/** Shown when the prompt did not load. It tries again when the connection is back. */
export function FailedSheet({ onRetry }: { onRetry: () => void }) {
  useRetryOnline(onRetry);
  return (
    <div className={`${dialogBodyClass} px-4 py-5`} role="alert">
      <p>Check your connection. What you were reading is still behind this sheet.</p>
      <button type="button" className={buttonClass({ variant: 'primary', className: 'mt-4' })} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
