'use client';

import { useSyncExternalStore } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { isListPath } from '@/lib/paths';

/** A link to a list. With the Navigation API somebody who came from a list goes back to it instead, with its filter and scroll position. */
export function BackToList({ href, children }: { href: string; children: string }) {
  // Next.js makes the history entry of a page after the page was rendered, and React reads a store again after that.
  const previous = useSyncExternalStore(never, previousPath, () => '');
  return (
    <BackLink
      href={href}
      onFollow={() => {
        if (!isListPath(previousPath())) return href;
        window.history.back();
        return null;
      }}
    >
      {isListPath(previous) && previous !== href ? 'Back' : children}
    </BackLink>
  );
}

const never = () => () => undefined;

function previousPath(): string {
  if (!('navigation' in window)) return '';
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname : '';
}
