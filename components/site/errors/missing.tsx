import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/**
 * Answers 404 with `page` in the HTML as served, which a bare notFound() would leave empty: thrown inside a boundary while the page is
 * prerendered, it sets the status and the fallback stays. In the browser the nearest not-found.tsx takes over, with the same text.
 */
export function Missing({ page }: { page: ReactNode }) {
  return (
    <Suspense fallback={page}>
      <NotFound />
    </Suspense>
  );
}

function NotFound(): never {
  notFound();
}
