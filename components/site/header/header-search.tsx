'use client';

import { useRef } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const HeaderSearchForm = lazyDialog(() => import('./header-search-form').then((module) => module.HeaderSearchForm));

/** Opens the search of the header; so does the `?` key, to which PaletteButton listens. */
export function HeaderSearch() {
  const { open, wanted, setOpen, show, button, giveFocusBack } = useLazyDialog();
  const before = useRef<Element>(null);

  const press = () => {
    before.current = document.activeElement;
    show();
  };
  const close = (by: 'leaving' | 'closing') => {
    setOpen(false);
    if (by === 'leaving') return;
    if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus({ preventScroll: true });
    else giveFocusBack();
  };

  return (
    <>
      <button
        {...button}
        className={`${iconButtonClass} js-only`}
        aria-haspopup={false}
        aria-label="Search prompts"
        aria-keyshortcuts="?"
        aria-expanded={open}
        data-tip="Search (press ?)"
        onClick={press}
      >
        <Icon name="search" />
      </button>
      {wanted && <HeaderSearchForm open={open} onClose={close} />}
    </>
  );
}
