import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { TIMES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { type searchSuggestionOf, searchSuggestions } from '@/lib/prompts/search-suggestions';
import { plural } from '@/lib/text/plural';
import { SuggestionList } from './suggestion-list';
import { useFittedText } from './use-fitted-text';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Makes the type of the field smaller for a text that does not fit (useFittedText). */
  fitted?: boolean;
  /** ArrowDown offers titles again after they were closed. */
  reopens?: boolean;
  /** The query for which nothing is offered before typing, by default the one in the address. It is needed where the address follows the field. */
  asked?: string;
  /** Called when an offered title is opened. */
  onOpen?: () => void;
};

/** Makes a search field a combobox that offers the best titles. Enter still searches for the typed text. */
export function TitleSuggestions({ field, fitted = false, reopens = true, asked, onOpen }: Props) {
  const id = useId();
  const [typed, setTyped] = useTyped(field, asked);
  const titles = useTitles(typed);
  const suggestions = useMemo(() => searchSuggestions(typed, titles ?? []), [typed, titles]);
  const count = suggestions.length;
  const isOpen = count > 0;

  useFittedText(field, fitted);

  useEffect(() => {
    if (!titles) return;
    field.current?.setAttribute('role', 'combobox');
    field.current?.setAttribute('aria-autocomplete', 'list');
    field.current?.setAttribute('aria-expanded', String(isOpen));
  }, [field, titles, isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => announce(plural(count, 'suggestion')), TIMES.settled);
    return () => clearTimeout(timer);
  }, [isOpen, count]);

  useEffect(() => {
    const input = field.current;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (isOpen && event.key === 'Escape') setTyped('');
      else if (!isOpen && reopens && event.key === 'ArrowDown') setTyped(input?.value ?? '');
      else return;
      // The default is prevented, because Escape would also empty the field.
      event.preventDefault();
    };
    input?.addEventListener('keydown', press);
    return () => input?.removeEventListener('keydown', press);
  }, [field, isOpen, reopens, setTyped]);

  const open = () => {
    setTyped('');
    onOpen?.();
  };
  return isOpen && <SuggestionList key={typed} id={id} field={field} suggestions={suggestions} onOpen={open} />;
}

type Title = ReturnType<typeof searchSuggestionOf>;

let loading: Promise<Title[]> | undefined;

/** The titles of the library, null until they are there. After a failure they are fetched again with the next letter. */
function useTitles(typed: string): Title[] | null {
  const [titles, setTitles] = useState<Title[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when something is typed
  useEffect(() => {
    if (titles) return;
    loading ??= fetchTitles();
    loading.then(setTitles).catch(() => {
      loading = undefined;
    });
  }, [titles, typed]);
  return titles;
}

async function fetchTitles(): Promise<Title[]> {
  const response = await fetch(paths.titlesData);
  if (!response.ok) throw new Error(`The titles answered ${response.status}`);
  return await response.json();
}

/** The text that was typed in a search field; empty while nothing is to be offered, as at first for the query in `asked`. */
function useTyped(field: RefObject<HTMLInputElement | null>, asked?: string) {
  const [typed, setTyped] = useState(() => newTextIn(field.current, asked));

  useEffect(() => {
    const input = field.current;
    const stop = new AbortController();
    const { signal } = stop;
    const read = ({ target }: Event) => target === input && setTyped(input?.value ?? '');
    const close = () => setTyped('');
    const focus = () => setTyped(newTextIn(input));
    // Input reaches the window after React: earlier, a controlled field would lose a letter (docs/decisions/search-suggestions.md).
    window.addEventListener('input', read, { signal });
    input?.addEventListener('focus', focus, { signal });
    input?.addEventListener('blur', close, { signal });
    input?.form?.addEventListener('submit', close, { signal });
    return () => stop.abort();
  }, [field]);

  return [typed, setTyped] as const;
}

/** The text of a field that has the focus, unless that is the page's query: `asked`, or by default the one in the address. Otherwise empty. */
function newTextIn(field: HTMLInputElement | null, asked = new URLSearchParams(location.search).get('q') ?? ''): string {
  return field && document.activeElement === field && field.value.trim() !== asked ? field.value : '';
}
