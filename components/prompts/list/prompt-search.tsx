'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ComponentProps, type FormEvent, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { SearchField } from '@/components/site/search-field';
import { buttonClass } from '@/components/ui/button-class';
import { useDelayed } from '@/components/ui/use-delayed';
import { debounce } from '@/lib/debounce';
import { TIMES } from '@/lib/limits';
import { paths, withFilter } from '@/lib/paths';
import { parseFilter } from '@/lib/prompts/filter';
import { useListLoading } from './use-list-loading';

/**
 * Search as you type: the URL follows the input, and the list follows the URL. A static page is served with PromptSearchForm, the fallback of
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) search.flush();
  };

  return (
    <PromptSearchForm
      category={category}
      busy={busy}
      onSubmit={submit}
      input={{
        ref: field,
        value: typed,
        onChange: ({ target }) => {
          setFormValues(target.value);
          search.call({ text: target.value, category });
        },
      }}
    />
  );
}

/** The field that the static page was served with, while it is still there. */
function readServedField(): { value: string; focused: boolean } | null {
  if (typeof document === 'undefined') return null;
  const field = document.querySelector<HTMLInputElement>('main form[role="search"] input[name="q"]');
  return field && { value: field.value, focused: document.activeElement === field };
}

type FormProps = {
  action?: string;
  category?: string;
  busy?: boolean;
  input?: ComponentProps<'input'>;
  onSubmit?: (event: FormEvent) => void;
};

/** The form itself, which works without JavaScript. */
export function PromptSearchForm({ action = paths.prompts, category, busy = false, input, onSubmit }: FormProps) {
  return (
    <form className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden" role="search" action={action} onSubmit={onSubmit}>
      <SearchField {...input}>
        {busy && (
          <span
            className="pointer-events-none absolute top-0.5 right-0.5 bottom-1 grid items-center bg-paper-2 px-2.5 text-meta text-ink-3"
            role="status"
          >
            Searching…
          </span>
        )}
      </SearchField>
      {category && <input type="hidden" name="category" value={category} />}
      <button type="submit" className={buttonClass({ variant: 'primary', size: 'field' })}>
        Search
      </button>
    </form>
  );
}
