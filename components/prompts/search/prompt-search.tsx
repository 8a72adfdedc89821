'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useDelayed } from '@/components/ui/use-delayed';
import { useHydrated } from '@/components/ui/use-hydrated';
import { closeKeyboard } from '@/lib/browser/close-keyboard';
import { debounce } from '@/lib/browser/debounce';
import { pendingSearches } from '@/lib/browser/pending-searches';
import { TIMES } from '@/lib/limits';
import { cleanQuery } from '@/lib/lists/list-filter';
import { pathWithQuery } from '@/lib/text/path-with-query';
import { PromptSearchInput } from './prompt-search-form';

const TitleSuggestions = lazyComponent(() => import('./title-suggestions').then((module) => module.TitleSuggestions));

type Props = {
  path: string;
  /** Parameters of the address that are sent along, as hidden fields. */
  hidden?: readonly string[];
  placeholder?: string;
  /** The accessible name of a field that does not search prompts. */
  'aria-label'?: string;
  /** False for a form that has more to send than the search, and so may be sent without it. */
  required?: boolean;
  /** Offers titles of the library while somebody types. */
  suggestions?: boolean;
};

/**
 * Search as one types: the address follows the field, and the list follows the address. A static page is served with a PromptSearchInput, the
 * fallback of its Suspense; what was typed in either before hydration is taken over.
 */
export function PromptSearch({ path, hidden = [], placeholder, 'aria-label': ariaLabel, required = true, suggestions }: Props) {
  const router = useRouter();
  const hydrated = useHydrated();
  const params = useSearchParams();
  const isHere = usePathname() === path;
  const q = cleanQuery(params.get('q') ?? '');
  const shown = listKey(params);
  const [served] = useState(() => findServedField(path));
  const [typed, setTyped] = useState(served?.field.value || q);
  // The query at the first use of the field, or at the last Enter: no titles are offered for it until something is typed.
  const [asked, setAsked] = useState<string>();
  const [pending, start] = useTransition();
  const [leaving, setLeaving] = useState(false);
  const late = useDelayed(pending, TIMES.pending);
  const sent = useRef<readonly string[]>([shown]);
  const field = useRef<HTMLInputElement>(null);

  const search = useMemo(
    () =>
      debounce<HTMLFormElement>((form) => {
        const query = queryOf(form);
        if (listKey(query) === sent.current.at(-1)) return;
        sent.current = [...sent.current, listKey(query)];
        start(() => router.replace(pathWithQuery(path, query), { scroll: false }));
      }, TIMES.searchPause),
    [router, path],
  );
  useEffect(() => search.cancel, [search]);

  // When a link or Back has changed the address, the field follows; not while a sheet over the list has the address.
  useEffect(() => {
    if (!isHere) return;
    const underWay = pendingSearches(sent.current, shown);
    sent.current = underWay ?? [shown];
    if (underWay) return;
    // Drops a pending search of the old text.
    search.cancel();
    setTyped(q);
  }, [isHere, shown, q, search]);

  // Somebody may type in the served field before hydration. A layout effect loses no key between that field and this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was done before this was here
  useLayoutEffect(() => {
    if (served?.focused) field.current?.focus();
    if (document.activeElement === field.current) setAsked(q);
    if (!served?.field.value) return;
    setTyped(served.field.value);
    if (field.current?.form) search.call(field.current.form);
  }, []);

  // After ArrowDown the first row gets the focus, once the list is that for the typed text.
  useEffect(() => {
    if (!leaving || pending) return;
    setLeaving(false);
    const row = document.querySelector<HTMLElement>('main article:not([hidden]) :is(h2, h3) a');
    (row ?? field.current)?.focus();
  }, [leaving, pending]);
  const leave = (event: KeyboardEvent) => {
    // Offered titles prevent the keys that they use.
    if (event.key !== 'ArrowDown' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search.flush();
    // The focus leaves the field at once, so that further keys are not typed in it.
    document.getElementById('main')?.focus({ preventScroll: true });
    setLeaving(true);
  };

  // The form is rendered elsewhere, around PromptSearch.
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    const submit = (event: Event) => {
      event.preventDefault();
      search.call(form);
      search.flush();
      setAsked(field.current?.value);
      closeKeyboard(field.current);
    };
    // An empty search is no error here: it shows the list without a search.
    form.noValidate = true;
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, [search]);

  return (
    <>
      <PromptSearchInput
        ref={field}
        {...(placeholder && { placeholder })}
        {...(ariaLabel && { 'aria-label': ariaLabel })}
        required={required && !hydrated}
        value={typed}
        data-served={!hydrated || undefined}
        onFocus={() => setAsked((before) => before ?? q)}
        onKeyDown={leave}
        // Searches before whatever is pressed next.
        onBlur={search.flush}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.form) search.call(target.form);
        }}
      />
      {suggestions && asked !== undefined && <TitleSuggestions field={field} reopens={false} asked={asked} onOpen={search.cancel} />}
      {hidden.map((name) => params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />)}
      {late && (
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

/** The fields of a form as a query, without empty ones. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim().replace(/\s+/g, ' ');
    if (text) query.set(name, text);
  }
  return query;
}

function listKey(query: URLSearchParams): string {
  const list = new URLSearchParams(query);
  list.delete('page');
  list.delete('after');
  list.sort();
  return list.toString();
}

/** The served field (`data-served`) of the form for `path`, and whether it got the focus; null for none. Forms of an earlier page may be there. */
function findServedField(path: string): { field: HTMLInputElement; focused: boolean } | null {
  if (typeof document === 'undefined') return null;
  const field = document.querySelector<HTMLInputElement>(`form[action="${path}"] [data-served]`);
  if (!field) return null;
  const served = { field, focused: document.activeElement === field };
  field.addEventListener('focus', () => Object.assign(served, { focused: true }), { once: true });
  return served;
}
