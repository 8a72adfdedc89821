'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import { SearchField } from '@/components/site/search-field';
import { buttonClass, iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { paths, withFilter } from '@/lib/paths';

type Props = {
  /** With `leaving` the focus is where it belongs. */
  onClose: (by: 'leaving' | 'closing') => void;
};

/** The search that lies over the header while it is open. */
export function HeaderSearchForm({ open, ...props }: Props & { open: boolean }) {
  return open && <OpenForm {...props} />;
}

function OpenForm({ onClose }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) onClose('leaving');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose('leaving');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!q) return;
    onClose('leaving');
    const { submitter } = event.nativeEvent as SubmitEvent;
    router.push(withFilter(submitter?.hasAttribute('formaction') ? paths.search : paths.prompts, { q }));
  };

  return (
    <form
      ref={form}
      role="search"
      className="absolute inset-x-0 top-0 bottom-0.5 z-1 flex items-center gap-2 bg-paper"
      action={paths.prompts}
      onSubmit={submit}
      onBlur={closeWhenLeft}
      onKeyDown={(event) => event.key === 'Escape' && onClose('closing')}
    >
      <SearchField />
      <button type="submit" className={buttonClass({ variant: 'primary', size: 'field', className: 'max-[480px]:hidden' })}>
        Search
      </button>
      <button type="submit" formAction={paths.search} className={buttonClass({ size: 'field', className: 'max-md:hidden' })}>
        Search everything
      </button>
      <button type="button" className={`${iconButtonClass} -mr-3`} aria-label="Close" data-tip="Close" onClick={() => onClose('closing')}>
        <Icon name="close" />
      </button>
    </form>
  );
}
