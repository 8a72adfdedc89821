import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/**
 * Answers 404 with `children` in the page as served. A bare notFound() would leave an empty page to everybody without
 * JavaScript; thrown inside a boundary while the page is prerendered, it sets the status and the fallback stays in the HTML.
 * In the browser the nearest not-found.tsx takes over, with the same text.
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}

function NotFound(): never {
  notFound();
}
