'use client';

import { usePathname } from 'next/navigation';
import { Lede } from '@/components/ui/page-head';
import { useHydrated } from '@/components/ui/use-hydrated';
import { notFoundMessage } from '@/lib/site/not-found-message';

/** The title, heading and text of the not-found page. Its HTML is the same for all paths, so the path is only read after hydration. */
export function NotFoundHeading({ siteName }: { siteName: string }) {
  const hydrated = useHydrated();
  const pathname = usePathname();
  const { title, text } = notFoundMessage(hydrated ? pathname : '');
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <h1>{title}</h1>
      <Lede>{text}</Lede>
    </>
  );
}
