'use client';

import { useLayoutEffect, useRef } from 'react';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { useForm } from './action-form';
import { showBanner } from './banner';

/**
 * A part of a form whose action removes the form, or its row of a list. Then a banner shows the message, and the focus, which would be lost with
 * the button that was pressed, goes to a neighbour.
 */
export function WhenRemoved({ message }: { message: string }) {
  const { state, pending } = useForm();
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef({ message, isSent: false });
  useLayoutEffect(() => {
    latest.current = { message, isSent: pending || state.status === 'done' };
  });
  useLayoutEffect(() => {
    const removed = mark.current?.closest('li') ?? mark.current?.closest('form');
    return () => {
      if (!latest.current.isSent) return;
      if (removed?.contains(document.activeElement)) focusNeighbour(removed);
      showBanner(latest.current.message);
    };
  }, []);
  return <span ref={mark} hidden />;
}
