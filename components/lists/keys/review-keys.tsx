'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { singleKeysOn } from '@/lib/browser/single-keys';
import type { KeyContext, PressedKey } from './meaning-of-key';

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

type Props = {
  /** The id of a list whose links j and k go through. */
  list?: string;
  /** The address that j leads to on the page of one item of a list. */
  next?: string;
  /** The address that k leads to on the page of one item of a list. */
  previous?: string;
  /** Selectors of controls that letters reach. */
  letters?: Readonly<Record<string, string>>;
};

/** The keys for reviewing a list: j and k, and letters that only choose a decision. Enter, or Ctrl Enter in a field, sends the decision. */
export function ReviewKeys({ list, next, previous, letters }: Props) {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (document.querySelector('[role=dialog]')) return;
      const key = reviewKey(event, { writing: event.target.closest(WRITTEN_IN) !== null, singleKeys: singleKeysOn() }, letters);
      if (!key) return;
      if ('reach' in key) focusControl(key.reach);
      else if (list) focusNext(`#${list} a`, key.go === 'next' ? 1 : -1);
      else {
        const to = key.go === 'next' ? next : previous;
        if (to) router.push(to);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, next, previous, letters, router]);
  return null;
}

function focusControl(selector: string): void {
  const control = document.querySelector<HTMLElement>(selector);
  const details = control?.closest('details');
  if (details) details.open = true;
  if (control instanceof HTMLInputElement) control.click();
  control?.focus();
}

/** Focuses the next or previous link of a list; from elsewhere on the page the first or the last one. */
function focusNext(selector: string, step: 1 | -1): void {
  const links: (Element | null)[] = [...document.querySelectorAll(selector)];
  const at = links.indexOf(document.activeElement);
  const link = at < 0 ? links.at(step > 0 ? 0 : -1) : links[at + step];
  if (link instanceof HTMLElement) link.focus();
}

/** The meaning of a key in a review: go to an item, or reach the control of a selector; null for none. */
export function reviewKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { writing, singleKeys }: KeyContext,
  letters: Readonly<Record<string, string>> = {},
): { go: 'next' | 'previous' } | { reach: string } | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') return { go: letter === 'j' ? 'next' : 'previous' };
  const reach = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  return reach === undefined ? null : { reach };
}
