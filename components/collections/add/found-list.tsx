'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useActiveOption } from '@/components/ui/use-active-option';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { FoundRow } from './found-row';

type Props = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  items: PromptListItem[];
  includedIds: ReadonlySet<string>;
  onToggle: (item: PromptListItem) => void;
  onDone: () => void;
};

/** The results as options of the search field, which keeps the focus. */
export function FoundList({ id, field, items, includedIds, onToggle, onDone }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number, event: KeyboardEvent) => {
    event.preventDefault();
    const item = items[index];
    if (item) onToggle(item);
  };
  const active = useActiveOption({ field, list, id, count: items.length, multiple: true, choose });

  useEffect(() => {
    const input = field.current;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !event.isComposing && onDone();
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', 'true');
    input?.addEventListener('keydown', close);
    return () => {
      input?.setAttribute('aria-expanded', 'false');
      input?.removeEventListener('keydown', close);
    };
  }, [field, onDone]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Prompts to add"
      aria-multiselectable="true"
      className="md:max-h-[50vh] md:overflow-auto"
    >
      {items.map((item, index) => (
        <FoundRow
          key={item.ref.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          item={item}
          included={includedIds.has(item.ref.id)}
          aria-selected={includedIds.has(item.ref.id)}
          active={index === active}
        />
      ))}
    </div>
  );
}
