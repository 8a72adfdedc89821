import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { refOfPath } from '@/lib/prompts/ref-of-path';

export type RowOnPage = { link: HTMLAnchorElement; element: Element; ref: PromptRef };

/** The visible rows of the page's lists: every heading that links to a prompt. */
export function rowsOnPage(): RowOnPage[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main :is(h2, h3) a[href]')].flatMap((link) => {
    const ref = refOfPath(link.pathname);
    const element = link.closest('article, li');
    return ref && element && link.checkVisibility() ? { link, element, ref } : [];
  });
}

/** Moves the focus to the next control in a row; false at its end. */
export function focusInRow(row: Element, step: 1 | -1): boolean {
  const controls = [...row.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
  );
  const next = controls[controls.findIndex((control) => control.matches(':focus')) + step];
  next?.focus();
  return next !== undefined;
}
