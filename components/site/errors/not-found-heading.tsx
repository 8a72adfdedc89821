'use client';

import { usePathname } from 'next/navigation';
import { Lede } from '@/components/site/page-head';
import { useHydrated } from '@/components/ui/use-hydrated';
import { notFoundMessage } from '@/lib/not-found-message';

/** Heading and sentence of the not-found page. The served page is one for all paths, so the path counts only once it is hydrated. */
export function NotFoundHeading() {
  const hydrated = useHydrated();
  const pathname = usePathname();
  const { title, text } = notFoundMessage(hydrated ? pathname : '');
  return (
    <>
      <h1>{title}</h1>
      <Lede>{text}</Lede>
    </>
  );
}
