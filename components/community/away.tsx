import { type ReactNode, Suspense } from 'react';
import { NotKept } from '@/lib/not-kept';
import { answerWith } from '@/lib/request-context';
import { AwayBoundary } from './away-boundary';

/**
 * In a page that is kept, the place of what the backend did not answer: `children` in the page as served, with status 503, and not kept.
 * Next keeps whatever a page returns, but not what it makes of a page that threw; thrown inside a boundary, the error leaves the
 * rest of the page and these words as they are, for people without JavaScript too.
 */
export function Away({ children }: { children: ReactNode }) {
  answerWith(503);
  return (
    <AwayBoundary words={children}>
      <Suspense fallback={children}>
        <Fail />
      </Suspense>
    </AwayBoundary>
  );
}

function Fail(): never {
  throw new NotKept();
}
