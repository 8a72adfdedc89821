import { type RefObject, useEffect } from 'react';

/** A text that needs more than this many times the width of its field counts as long. */
const LONG = 1.7;
/** The smallest type of a fitted text, relative to the font size that readers have set. */
const SMALLEST = '0.75rem';

/** Makes the type of a field smaller, down to SMALLEST, so that all of its text shows; a field with a LONG one has `data-long`. */
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
  // An empty field would be as wide as its placeholder.
  if (!field.value || needed() <= 1) return;
  field.toggleAttribute('data-long', needed() > LONG);
  // A little smaller than calculated: letters are not exactly proportional to their size.
  if (needed() > 1) field.style.fontSize = `max(${SMALLEST}, ${0.98 / needed()}em)`;
}
