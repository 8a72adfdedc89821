'use client';

import { useLayoutEffect, useRef } from 'react';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { useForm } from './action-form';
import { showBanner } from './banner';

/**
 * In a form whose action removes it, or the row of a list in which it is. Once that is gone a banner has these words, and a neighbour gets the
 * focus, which would be lost with the button that was pressed.
 */
export function WhenRemoved({ words }: { words: string }) {
  const { state, pending } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef({ words, isSent: false });
  useLayoutEffect(() => {
    latest.current = { words, isSent: pending || state.status === 'done' };
  });
  useLayoutEffect(() => {
    const row = place.current?.closest('li') ?? place.current?.closest('form');
    return () => {
      if (!latest.current.isSent) return;
      if (row?.contains(document.activeElement)) focusNeighbour(row);
      showBanner(latest.current.words);
    };
  }, []);
  return <span ref={place} hidden />;
}
