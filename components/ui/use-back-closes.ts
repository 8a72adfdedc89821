import { useEffect, useId, useRef } from 'react';
import { SIZES } from '@/lib/limits';

type Options = {
  /** On wide screens too, where the dialog does not fill the screen. */
  everywhere?: boolean;
  mayClose?: () => boolean;
};

/**
 * Back closes a dialog and stays on the page: an open one has its own entry in the history, on a phone or `everywhere`. Change `open` by
 * `changeOpen`; while it `hasEntry`, a link in it must replace that entry.
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
