'use client';

import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusNeighbour } from './focus-neighbour';

type Props = {
  id: string;
  className: string;
  /** The props of its button Undo; null for none. */
  undo: ComponentProps<'button'> | null;
  children: ReactNode;
};

/** A row in place of one that was just removed. It takes the focus; when it is removed itself, a neighbour gets the focus, or the page. */
export function UndoRow({ id, className, undo, children }: Props) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const place = row.current;
    (place?.querySelector('button') ?? place)?.focus({ preventScroll: true });
    return () => {
      if (place?.contains(document.activeElement)) focusNeighbour(place);
    };
  }, []);
  return (
    <li ref={row} id={id} tabIndex={-1} className={className}>
      {children}
      {undo && <button {...undo}>Undo</button>}
    </li>
  );
}
