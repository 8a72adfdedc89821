import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { optionClass, optionListClass } from '@/components/ui/option-list-class';
import { useActiveOption } from '@/components/ui/use-active-option';
import { announce } from '@/lib/browser/announce';
import { TIMES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import type { Prompt } from '@/lib/prompts/prompt';
import { type searchSuggestionOf, searchSuggestions } from '@/lib/prompts/search-suggestions';
import { plural } from '@/lib/text/plural';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Makes the type of the field so small that its whole text shows. */
  fitted?: boolean;
  /** ArrowDown offers titles again after they were closed. */
  reopens?: boolean;
  /** The query for which nothing is offered, by default the one in the address. It is needed where the address follows the field. */
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
      // Prevented, because Escape also empties the field.
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

/** The text that was typed in a search field; empty while nothing is to be offered, as for the query in `asked`. */
function useTyped(field: RefObject<HTMLInputElement | null>, asked?: string) {
  const [typed, setTyped] = useState(() => newTextIn(field.current, asked));

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const read = ({ target }: Event) => target === input && setTyped(input?.value ?? '');
    const close = () => setTyped('');
    const focus = () => setTyped(newTextIn(input));
    // On the window, after React's own listener: React may render between two, and a controlled field would lose a letter that it does not know yet
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

/** The text of a focused field; empty if it is the page's query: `asked`, or the one in the address. */
function newTextIn(field: HTMLInputElement | null, asked = new URLSearchParams(location.search).get('q') ?? ''): string {
  return field && document.activeElement === field && field.value.trim() !== asked ? field.value : '';
}

/** A text that needs more than this many times the width of its field counts as long. */
const LONG = 1.7;
/** The smallest type of a fitted text, relative to the font size that readers have set. */
const SMALLEST = '0.75rem';

/** Makes the type of a field so small that all of its text shows; a field with a long one has `data-long`. */
function useFittedText(field: RefObject<HTMLInputElement | null>, wanted: boolean): void {
  useEffect(() => {
    const input = field.current;
    if (!input || !wanted) return;
    const refit = () => fitText(input);
    refit();
    input.addEventListener('input', refit);
    window.addEventListener('resize', refit);
    return () => {
      input.removeEventListener('input', refit);
      window.removeEventListener('resize', refit);
    };
  }, [field, wanted]);
}

function fitText(field: HTMLInputElement): void {
  const needed = () => field.scrollWidth / field.clientWidth;
  field.style.fontSize = '';
  field.toggleAttribute('data-long', false);
  // An empty field would be as wide as its placeholder.
  if (!field.value || needed() <= 1) return;
  field.toggleAttribute('data-long', needed() > LONG);
  // A little smaller than calculated: letters are not exactly proportional to their size.
  if (needed() > 1) field.style.fontSize = `max(${SMALLEST}, ${0.98 / needed()}em)`;
}

type ListProps = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  suggestions: Pick<Prompt, 'slug' | 'title'>[];
  onOpen: () => void;
};

/** The titles under the field, which keeps the focus. They are links, so that a new tab and the context menu work. */
function SuggestionList({ id, field, suggestions, onOpen }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number, event: KeyboardEvent) => {
    // Prevented, because Enter also searches.
    event.preventDefault();
    document.getElementById(`${id}-${index}`)?.click();
  };
  const active = useActiveOption({ field, list, id, count: suggestions.length, choose });

  useLayoutEffect(() => {
    const visible = window.visualViewport;
    const show = () => {
      if (field.current && list.current) uncover(list.current, field.current);
    };
    show();
    visible?.addEventListener('resize', show);
    return () => visible?.removeEventListener('resize', show);
  }, [field]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={`${optionListClass} right-0 mt-1 tracking-normal [word-spacing:0]`}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ slug, title }, index) => (
        <Link
          key={slug}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`${optionClass(index === active)} leading-ui no-underline wrap-anywhere`}
          href={paths.prompt(slug)}
          dir="auto"
          onClick={onOpen}
        >
          {title}
        </Link>
      ))}
    </div>
  );
}

/** Room below the list, in pixels. */
const GAP = 8;
/** Room above the field after scrolling, in pixels: as much as `scroll-padding-top` in globals.css. */
const ABOVE = 96;

/** Moves a list out from under a phone's keyboard: right under its field, over the button between them; if that is not enough, by scrolling. */
function uncover(list: HTMLElement, field: HTMLElement): void {
  const visible = window.visualViewport;
  // Zoomed in, only a part of the page is visible without any keyboard.
  if (visible?.scale !== 1) return;
  const covered = () => list.getBoundingClientRect().bottom + GAP - visible.offsetTop - visible.height;
  list.style.top = '';
  if (covered() <= 0) return;
  list.style.top = `${field.offsetTop + field.offsetHeight + GAP / 2}px`;
  const top = Math.min(covered(), field.getBoundingClientRect().top - visible.offsetTop - ABOVE);
  if (top > 0) window.scrollBy({ top, behavior: 'instant' });
}
