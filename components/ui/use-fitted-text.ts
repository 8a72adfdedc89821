'use client';

import { type RefObject, useEffect } from 'react';

/** The share of the field's width that a text may need at most before it counts as long. */
const LONG = 1.7;
/** Relative to the root's font size. */
const SMALLEST = '0.75rem';

/** Makes the type of a field so small that all of its text shows; a field with a long one has `data-long`. */
export function useFittedText(field: RefObject<HTMLInputElement | null>, wanted: boolean): void {
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
  // An empty one has the width of its placeholder.
  if (!field.value || needed() <= 1) return;
  field.toggleAttribute('data-long', needed() > LONG);
  // Letters are not drawn at every size exactly as wide as they should be.
  if (needed() > 1) field.style.fontSize = `max(${SMALLEST}, ${0.98 / needed()}em)`;
}
