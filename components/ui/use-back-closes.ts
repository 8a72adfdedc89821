'use client';

import { useEffect, useId } from 'react';
import { SIZES } from '@/lib/limits';

/**
 * On a phone, where it fills the screen, Back closes a dialog and stays on the page: while it is open it has an entry of its own in the
 * history. Returns what changes `open`.
 */
export function useBackCloses(open: boolean, setOpen: (open: boolean) => void): (open: boolean) => void {
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is opened
  useEffect(() => {
    if (open && window.innerWidth < SIZES.phone && !isOnTop(id)) window.history.pushState({ ...window.history.state, dialog: id }, '');
    const follow = () => {
      if (open !== isOnTop(id)) setOpen(!open);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [open]);

  return (wanted) => (!wanted && isOnTop(id) ? window.history.back() : setOpen(wanted));
}

const isOnTop = (id: string) => window.history.state?.dialog === id;
