'use client';

import { type RefObject, useEffect, useState } from 'react';

/** What is typed in the field of a search and is not `asked`, what its page was asked for before; empty while nothing is to be offered. */
export function useTyped(field: RefObject<HTMLInputElement | null>, asked?: string) {
  const [typed, setTyped] = useState(() => newIn(field.current, asked));

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const read = ({ target }: Event) => target === input && setTyped(input?.value ?? '');
    const close = () => setTyped('');
    const focus = () => setTyped(newIn(input));
    // After React's own listener: between two listeners React may render, and a controlled field would then lose the letter that it has not been
    // told of (docs/decisions/search-suggestions.md).
    window.addEventListener('input', read);
    input?.addEventListener('focus', focus);
    input?.addEventListener('blur', close);
    form?.addEventListener('submit', close);
    return () => {
      window.removeEventListener('input', read);
      input?.removeEventListener('focus', focus);
      input?.removeEventListener('blur', close);
      form?.removeEventListener('submit', close);
    };
  }, [field]);

  return [typed, setTyped] as const;
}

/** The text of a focused field that is not what its page was asked for: by its address, where that is not told. */
function newIn(field: HTMLInputElement | null, asked = new URLSearchParams(location.search).get('q') ?? ''): string {
  return field && document.activeElement === field && field.value.trim() !== asked ? field.value : '';
}
