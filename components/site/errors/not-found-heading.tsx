'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { notFoundMessage } from '@/lib/not-found-message';

const never = () => () => undefined;

/** Heading and sentence of the not-found page. The served page is one for all paths, so the path counts only once it runs. */
export function NotFoundHeading() {
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const pathname = usePathname();
  const { title, text } = notFoundMessage(running ? pathname : '');
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
    </>
  );
}
