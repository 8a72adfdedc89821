'use client';

import { useParams, useRouter } from 'next/navigation';
import { type ComponentProps, type FormEvent, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { SearchField } from '@/components/site/search-field';
import { useDelayed } from '@/components/ui/use-delayed';
import { debounce } from '@/lib/debounce';
import { keptQuery } from '@/lib/kept-pages';
import { TIMES } from '@/lib/limits';
import { paths, withFilter } from '@/lib/paths';
import { parseFilter } from '@/lib/prompts/filter';
import { useListLoading } from './use-list-loading';

/** Search as you type: the address follows the words, and the list follows the address. */
export function PromptSearch() {
  const router = useRouter();
  // From the path the list is kept under: a page that is kept knows no `searchParams`.
  const { query = '' } = useParams<{ query?: string }>();
  const { q = '', category = '' } = parseFilter(keptQuery(query), Boolean);
  const [typed, setTyped] = useState(q);
  const [pending, start] = useTransition();
  const busy = useDelayed(pending, TIMES.busy);
  useListLoading(busy);
  const sent = useRef(q);

  // The address changed by other means (a link, Back): the field follows.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
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
        value: typed,
        onChange: ({ target }) => {
          setTyped(target.value);
          search.call({ text: target.value, category });
        },
      }}
    />
  );
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
    <form className="search-form" role="search" action={action} onSubmit={onSubmit}>
      <SearchField {...input}>
        {busy && (
          <span className="search-busy" role="status">
            Searching…
          </span>
        )}
      </SearchField>
      {category && <input type="hidden" name="category" value={category} />}
      <button type="submit" className="btn btn-primary">
        Search
      </button>
    </form>
  );
}
