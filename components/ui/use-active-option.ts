import { type RefObject, useEffect, useState } from 'react';

type Options = {
  field: RefObject<HTMLElement | null>;
  /** The element whose children are the options, with the ids `${id}-0` and so on. */
  list: RefObject<HTMLElement | null>;
  id: string;
  count: number;
  /**
   * True where several can be chosen: Space chooses, too; Shift with an arrow chooses the option it reaches; Enter without an active one reaches the
   * first.
   */
  multiple?: boolean;
  choose: (index: number, event: KeyboardEvent) => void;
};

/** The index of the active option of a combobox, -1 for none. Arrow keys change it and Enter chooses it, while the field keeps the focus. */
export function useActiveOption({ field, list, id, count, multiple = false, choose }: Options): number {
  const [active, setActive] = useState(-1);

  // The attribute is there only while the list is: aria-controls must name an element of the page.
  useEffect(() => {
    const element = field.current;
    element?.setAttribute('aria-controls', id);
    return () => element?.removeAttribute('aria-controls');
  }, [field, id]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    if (active >= 0) element.setAttribute('aria-activedescendant', `${id}-${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    const listen = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.isComposing) return;
      if (step) {
        event.preventDefault();
        const next = (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count;
        setActive(next);
        if (multiple && event.shiftKey) choose(next, event);
      } else if (active >= 0 && (event.key === 'Enter' || (multiple && event.key === ' '))) choose(active, event);
      else if (multiple && event.key === 'Enter') setActive(0);
      else if (event.key.length === 1) setActive(-1);
    };
    element.addEventListener('keydown', listen);
    return () => {
      element.removeEventListener('keydown', listen);
      element.removeAttribute('aria-activedescendant');
    };
  }, [active, field, list, id, count, multiple, choose]);

  return active;
}
