'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fieldClass } from '@/components/ui/field-class';
import type { CollectionChoice } from '@/lib/collections/collection';
import { LIMITS } from '@/lib/limits';

type Props = {
  words: string;
  /** The first collection that matches. */
  found: CollectionChoice | undefined;
  onFilter: (text: string) => void;
  onChoose: (choice: CollectionChoice) => void;
};

/** Narrows a long list of collections. Enter chooses the first match and selects the words, so that the next ones can be typed. */
export function ChoiceFilter({ words, found, onFilter, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);

  // An on-screen keyboard would hide most of the list.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  // Emptied once a collection of this name was created.
  useEffect(() => {
    if (field.current && !words) field.current.value = '';
  }, [words]);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (found && words) onChoose(found);
    field.current?.select();
  };

  return (
    <div className="js-only sticky -top-4 z-raised -mt-4 bg-paper pt-4 pb-1">
      <input
        ref={field}
        className={fieldClass({ box: 'min-h-11 bg-paper-2 text-body leading-body' })}
        type="search"
        aria-label="Filter collections"
        placeholder="Filter collections"
        maxLength={LIMITS.query.max}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={({ currentTarget }) => onFilter(currentTarget.value)}
        onKeyDown={press}
      />
      {words && !found && <p className="pt-3 text-ui text-ink-2">No collection has these words.</p>}
    </div>
  );
}
