import { useEffect, useId, useRef } from 'react';
import { SIZES } from '@/lib/limits';

type Options = {
  /** True makes Back close the dialog on wide screens, too. By default it does so on small ones, where a dialog fills the screen. */
  everywhere?: boolean;
  /** False keeps the dialog open. */
  mayClose?: () => boolean;
};

/**
 * Makes the browser's Back close a dialog instead of leaving the page: an open dialog gets an entry of its own in the history (see `everywhere`).
 * `open` is to be changed by `changeOpen`. While `hasEntry()` is true, a link in the dialog must replace the entry.
 */
export function useBackCloses(
  open: boolean,
  setOpen: (open: boolean) => void,
  { everywhere = false, mayClose = () => true }: Options = {},
) {
  const id = useId();
  const latest = useRef({ setOpen, mayClose });
  latest.current = { setOpen, mayClose };

  useEffect(() => {
    if (open && (everywhere || window.innerWidth < SIZES.phone)) addEntry(id);
    const follow = () => {
      if (open === isOnTop(id)) return;
      if (!open || latest.current.mayClose()) latest.current.setOpen(!open);
      else addEntry(id);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [id, open, everywhere]);

  const changeOpen = (wanted: boolean) => {
    if (!wanted && isOnTop(id)) window.history.back();
    else if (wanted || mayClose()) setOpen(wanted);
  };
  return { changeOpen, hasEntry: () => isOnTop(id) };
}

function addEntry(id: string): void {
  if (!isOnTop(id)) window.history.pushState({ ...window.history.state, dialog: id }, '');
}

const isOnTop = (id: string) => window.history.state?.dialog === id;
