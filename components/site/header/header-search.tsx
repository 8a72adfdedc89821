'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useShortcut } from '@/components/palette/shortcuts';
import { PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { buttonClass, iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { SearchBox } from '@/components/ui/search-box';
import { paths } from '@/lib/paths';

/** The search of the header, opened by its button or the `?` key, which PaletteButton listens for. The open search covers `children`. */
export function HeaderSearch({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>(null);

  const show = () => {
    const from = document.activeElement;
    opener.current = from instanceof HTMLElement && from !== document.body ? from : button.current;
    setOpen(true);
  };
  useShortcut('?', show);
  const close = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    form.current?.querySelector('input')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!q) return;
    setOpen(false);
    const { submitter } = event.nativeEvent as SubmitEvent;
    router.push(paths.searchFor(q, submitter?.hasAttribute('formaction')));
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${iconButtonClass} js-only`}
        aria-label="Search prompts"
        aria-keyshortcuts="?"
        aria-expanded={open}
        data-tip="Search (press ?)"
        onClick={show}
      >
        <Icon name="search" />
      </button>
      <div className={open ? 'invisible contents' : 'contents'}>{children}</div>
      {open && (
        <form
          ref={form}
          role="search"
          className="absolute inset-x-0 top-0 bottom-0.5 z-raised flex items-center gap-2 bg-paper"
          action={paths.prompts}
          onSubmit={submit}
          onBlur={closeWhenLeft}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <SearchBox className="flex-1">
            <PromptSearchInput required={false} pattern={undefined} />
          </SearchBox>
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'field', className: 'max-xs:hidden' })}>
            Search
          </button>
          <button type="submit" formAction={paths.search} className={buttonClass({ size: 'field', className: 'max-md:hidden' })}>
            Search everything
          </button>
          <button type="button" className={`${iconButtonClass} -mr-3`} aria-label="Close" data-tip="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </form>
      )}
    </>
  );
}
