'use client';

import { type RefObject, useEffect, useState } from 'react';

/** The typed text of a search field, empty while it equals the page's query (`asked`) and nothing is to be offered. */
export function useTyped(field: RefObject<HTMLInputElement | null>, asked?: string) {
  const [typed, setTyped] = useState(() => newIn(field.current, asked));

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const read = ({ target }: Event) => target === input && setTyped(input?.value ?? '');
    const close = () => setTyped('');
    const focus = () => setTyped(newIn(input));
    // After React's own listener: React may render between two listeners, and a controlled field would lose a letter that it does not know yet
    // (docs/decisions/search-suggestions.md).
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

/** The text of a focused field, empty where it is the page's query: `asked`, or the one in the address. */
function newIn(field: HTMLInputElement | null, asked = new URLSearchParams(location.search).get('q') ?? ''): string {
  return field && document.activeElement === field && field.value.trim() !== asked ? field.value : '';
}
