'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { useDelayed } from '@/components/ui/use-delayed';
import { debounce } from '@/lib/debounce';
import { TIMES } from '@/lib/limits';
import { paths, withFilter } from '@/lib/paths';
import { parseFilter } from '@/lib/prompts/filter';
import { PromptSearchInput } from './prompt-search-form';
import { useListLoading } from './use-list-loading';

/**
 * Search as you type: the URL follows the input, and the list follows the URL. A static page is served with PromptSearchInput, the fallback of
 * its Suspense; what was typed there before hydration is taken over.
 */
export function PromptSearch() {
  const router = useRouter();
  const { q = '', category = '' } = parseFilter(Object.fromEntries(useSearchParams()), Boolean);
  const [served] = useState(readServedField);
  const [typed, setFormValues] = useState(served?.value || q);
  const [pending, start] = useTransition();
  const busy = useDelayed(pending, TIMES.busy);
  useListLoading(busy);
  const sent = useRef(q);
  const field = useRef<HTMLInputElement>(null);

  // The URL changed by other means (a link, Back): the field follows.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setFormValues(q);
  }, [q]);

  const search = useMemo(
    () =>
      debounce<{ text: string; category: string }>(({ text, category }) => {
        const words = text.trim().replace(/\s+/g, ' ');
        if (words === sent.current) return;
        sent.current = words;
        start(() => router.replace(withFilter(paths.prompts, { q: words, category }), { scroll: false }));
      }, TIMES.searchPause),
    [router],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this was here
  useEffect(() => {
    if (served?.focused) field.current?.focus();
    if (served?.value) search.call({ text: served.value, category });
  }, []);

  // The form is drawn around this one by the layout.
  useEffect(() => {
    const form = field.current?.form;
    const submit = (event: Event) => {
      event.preventDefault();
      if (field.current?.value.trim()) search.flush();
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [search]);

  return (
    <>
      <PromptSearchInput
        ref={field}
        value={typed}
        onChange={({ target }) => {
          setFormValues(target.value);
          search.call({ text: target.value, category });
        }}
      />
      {category && <input type="hidden" name="category" value={category} />}
      {busy && (
        <span
          className="pointer-events-none absolute top-0.5 right-0.5 bottom-1 grid items-center bg-paper-2 px-2.5 text-meta text-ink-3"
          role="status"
        >
          Searching…
        </span>
      )}
    </>
  );
}

/** The field that the static page was served with, while it is still there. */
function readServedField(): { value: string; focused: boolean } | null {
  if (typeof document === 'undefined') return null;
  const field = document.querySelector<HTMLInputElement>('main form[role="search"] input[name="q"]');
  return field && { value: field.value, focused: document.activeElement === field };
}
