import { iconButtonClass, quietButtonClass } from '@/components/ui/button-class';

/** The classes of a heart, which is full while its prompt is saved. `labelled`: with a word beside it. */
export function heartClass(labelled = false): string {
  const full = 'aria-pressed:*:fill-current';
  return labelled ? `${quietButtonClass} ${full}` : `${iconButtonClass} aria-pressed:text-ink ${full}`;
}
