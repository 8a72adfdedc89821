'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { singleKeysOn } from '@/lib/browser/single-keys';

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

type Props = {
  /** The id of a list whose links j and k go through. */
  list?: string;
  /** On the page of one report, the addresses that j and k lead to. */
  next?: string | undefined;
  previous?: string | undefined;
  /** Selectors of controls that letters reach. */
  letters?: Readonly<Record<string, string>>;
};

const NO_LETTERS = {};

/** The keys of a list that is reviewed one by one: j and k, and letters for decisions. A decision is only chosen: Enter, or Ctrl Enter in a field, sends it. */
export function ReviewKeys({ list, next, previous, letters = NO_LETTERS }: Props) {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (document.querySelector('[role=dialog]')) return;
      const key = reviewKey(event, event.target.closest(WRITTEN_IN) !== null, singleKeysOn(), letters);
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
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  if (control instanceof HTMLInputElement) control.click();
  control?.focus();
}

/** Focuses the next link in a list; from elsewhere on the page the first, or the last. */
function focusNext(selector: string, step: 1 | -1): void {
  const links: (Element | null)[] = [...document.querySelectorAll(selector)];
  const at = links.indexOf(document.activeElement);
  const to = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
  const link = links[to];
  if (link instanceof HTMLElement) link.focus();
}

type ReviewKey = { go: 'next' | 'previous' } | { reach: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Action of a key; null while the user is typing or single-letter shortcuts are off. */
export function reviewKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  writing: boolean,
  singleKeys: boolean,
  letters: Readonly<Record<string, string>>,
): ReviewKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') return { go: letter === 'j' ? 'next' : 'previous' };
  const reach = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  return reach === undefined ? null : { reach };
}
