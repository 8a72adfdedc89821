'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { insert, select, textOf } from './blank-selection';

type Props = {
  id: string;
  blank: RefObject<HTMLElement | null>;
  choices: readonly string[];
  close: () => void;
};

const LIST =
  'absolute top-[calc(100%+4px)] left-0 z-12 block max-h-[40dvh] w-max max-w-[min(320px,calc(100vw-32px))] min-w-40 overflow-auto border-t-4 border-ink bg-paper-float font-sans text-ui font-medium text-ink shadow-float outline outline-[light-dark(transparent,var(--color-rule))] print:hidden';
const CHOICE =
  'flex min-h-11 cursor-pointer items-center px-3.5 py-2 not-first:border-t not-first:border-rule hover:bg-hover aria-selected:font-bold data-active:bg-hover data-active:outline-2 data-active:-outline-offset-3 data-active:outline-ink';

/**
 * What a blank offers, in a list under it while it has the focus, which stays in the blank: arrows and Enter choose, and anything else can be
 * written as well.
 */
export function BlankChoices({ id, blank, choices, close }: Props) {
  const list = useRef<HTMLSpanElement>(null);
  const [active, setActive] = useState(-1);
  const [left, setLeft] = useState(0);

  // Within the screen.
  useLayoutEffect(() => {
    const right = list.current?.getBoundingClientRect().right ?? 0;
    setLeft(Math.min(0, document.documentElement.clientWidth - 16 - right));
  }, []);

  // Only now is there something to point at.
  useEffect(() => {
    const field = blank.current;
    field?.setAttribute('aria-controls', id);
    return () => field?.removeAttribute('aria-controls');
  }, [blank, id]);

  useEffect(() => {
    const field = blank.current;
    if (!field) return;
    if (active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    const listen = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.isComposing) return;
      if (step) {
        event.preventDefault();
        setActive((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % choices.length);
      } else if (event.key === 'Enter' && active >= 0) {
        write(field, choices[active] ?? '');
        close();
      } else if (event.key.length === 1) setActive(-1);
    };
    field.addEventListener('keydown', listen);
    return () => {
      field.removeEventListener('keydown', listen);
      field.removeAttribute('aria-activedescendant');
    };
  }, [active, blank, choices, id, close]);

  const written = blank.current ? textOf(blank.current) : '';
  return (
    <span ref={list} id={id} role="listbox" aria-label="Choices" className={LIST} style={{ left }}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the blank, which has the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the blank points at it
        <span
          key={choice}
          id={`${id}-${index}`}
          role="option"
          aria-selected={choice === written}
          data-active={index === active || undefined}
          className={CHOICE}
          dir="auto"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (blank.current) write(blank.current, choice);
            close();
          }}
        >
          {choice}
        </span>
      ))}
    </span>
  );
}

function write(field: HTMLElement, choice: string): void {
  select(field, 'all');
  insert(field, choice);
}
