'use client';

import { type RefObject, useEffect, useId, useMemo } from 'react';
import { useFittedText } from '@/components/ui/use-fitted-text';
import { announce } from '@/lib/browser/announce';
import { TIMES } from '@/lib/limits';
import { suggest } from '@/lib/prompts/suggestions';
import { plural } from '@/lib/text/plural';
import { SuggestionList } from './suggestion-list';
import { useTitles } from './use-titles';
import { useTyped } from './use-typed';

export type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Shrink the type of a long text. */
  fitted?: boolean;
  /** ArrowDown offers titles again once they are closed. */
  reopens?: boolean;
  /** The query when the field was first used, where the address follows the field. */
  asked?: string;
  onOpen?: () => void;
};

/** Makes a search field a combobox that offers the best titles. Enter still searches for the typed text. */
export function Suggestions({ field, fitted = false, reopens = true, asked, onOpen }: SuggestionsProps) {
  const id = useId();
  const [typed, setTyped] = useTyped(field, asked);
  const titles = useTitles(typed);
  const suggestions = useMemo(() => suggest(typed, titles ?? []), [typed, titles]);
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
      // Escape would empty the field, too.
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
