'use client';

import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusNeighbour } from './focus-neighbour';

type Props = {
  id: string;
  className: string;
  undo: ComponentProps<'button'> | null;
  children: ReactNode;
};

/** A row in place of one that was just removed. It takes the focus. If it still has the focus when it is removed itself, a neighbour gets it. */
export function UndoRow({ id, className, undo, children }: Props) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    (element?.querySelector('button') ?? element)?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement)) focusNeighbour(element);
    };
  }, []);
  return (
    <li ref={row} id={id} tabIndex={-1} className={className}>
      {children}
      {undo && <button {...undo}>Undo</button>}
    </li>
  );
}
