'use client';

import { menuItemClass } from '@/components/ui/menu';
import type { Pin } from './use-pin';

type Props = { pin: Pin; title: string; onMessage: (message: string) => void };

/** The choice of a menu that pins a prompt, or unpins it. */
export function PinItem({ pin: { pinned, change }, title, onMessage }: Props) {
  const label = pinned ? 'Unpin' : 'Pin';
  return (
    <li>
      <button type="button" className={menuItemClass} aria-label={`${label}: ${title}`} onClick={() => change(!pinned, onMessage)}>
        {label}
      </button>
    </li>
  );
}
