'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  scroll?: boolean;
  /** Called on a click: returns the address to go to, or null if it has gone there itself. */
  onFollow?: () => string | null;
};

/** A link within the site. next/link would add 2.8 KB to every page for prefetching, which nothing here uses (docs/decisions/browser-code.md). */
export function Link({ href, scroll = true, onFollow = () => href, onClick, ...link }: Props) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event) || event.currentTarget.target) return;
    event.preventDefault();
    const path = onFollow();
    if (path !== null) router.push(path, { scroll });
  };
  return <a {...link} href={href} onClick={follow} />;
}

/** True for a click that the browser handles: with another button, or with a key that opens a new tab or window, a menu or a download. */
export function isForTheBrowser(click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
