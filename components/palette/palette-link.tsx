'use client';

import type { ReactNode } from 'react';
import { isForTheBrowser, Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { openByShortcut } from './shortcuts';

/** A link that opens the palette. In a new tab or without JavaScript it leads to the page that searches everything. */
export function PaletteLink({ className, onOpen, children }: { className: string; onOpen?: () => void; children: ReactNode }) {
  return (
    <Link
      className={className}
      href={paths.search}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (isForTheBrowser(event)) return;
        onOpen?.();
        if (openByShortcut('/')) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
