'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Lede } from '@/components/site/page-head';
import { useHydrated } from '@/components/ui/use-hydrated';
import { notFoundMessage } from '@/lib/not-found-message';

/** Title, heading and text of the not-found page. The static page is the same for all paths, so the path is only used after hydration. */
export function NotFoundHeading() {
  const hydrated = useHydrated();
  const pathname = usePathname();
  const { title, text } = notFoundMessage(hydrated ? pathname : '');
  // The document's title ends in the name of the site.
  useEffect(() => {
    document.title = document.title.replace(/^[^·]*(?= ·)/, title);
  }, [title]);
  return (
    <>
      <h1>{title}</h1>
      <Lede>{text}</Lede>
    </>
  );
}
