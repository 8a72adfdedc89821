'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { missingThing } from '@/lib/missing-thing';

const never = () => () => undefined;

/** Heading and sentence of the not-found page. The served page is one for all paths, so the path counts only once it runs. */
export function MissingThing() {
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const pathname = usePathname();
  const { title, text } = missingThing(running ? pathname : '');
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
    </>
  );
}
