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
  /** The id of the form that suspends the author. */
  suspend?: string;
};

/** The keys of a moderator: j and k, and letters for decisions. A decision is only chosen: Enter, or Ctrl Enter in a field, sends it. */
export function ModerationKeys({ list, next, previous, suspend }: Props) {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (document.querySelector('[role=dialog]')) return;
      const key = moderationKey(event, event.target.closest(WRITTEN_IN) !== null, singleKeysOn());
      if (!key) return;
      if ('choose' in key) focusInput(`input[name=decision][value=${key.choose}]`);
      else if ('show' in key) focusInput(`#${suspend} select`);
      else if (list) focusNext(`#${list} a`, key.go === 'next' ? 1 : -1);
      else {
        const to = key.go === 'next' ? next : previous;
        if (to) router.push(to);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, next, previous, suspend, router]);
  return null;
}

function focusInput(selector: string): void {
  const input = document.querySelector<HTMLElement>(selector);
  const folded = input?.closest('details');
  if (folded) folded.open = true;
  if (input instanceof HTMLInputElement) input.click();
  input?.focus();
}

/** Focuses the next link in a list; from elsewhere on the page the first, or the last. */
function focusNext(selector: string, step: 1 | -1): void {
  const links: (Element | null)[] = [...document.querySelectorAll(selector)];
  const at = links.indexOf(document.activeElement);
  const to = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
  const link = links[to];
  if (link instanceof HTMLElement) link.focus();
}

type ModerationKey = { go: 'next' | 'previous' } | { choose: 'keep' | 'hide' | 'remove' } | { show: 'suspend' };

const KEYS: Record<string, ModerationKey> = {
  j: { go: 'next' },
  k: { go: 'previous' },
  o: { choose: 'keep' },
  h: { choose: 'hide' },
  r: { choose: 'remove' },
  s: { show: 'suspend' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Action of a key on a moderation page; null while the user is typing or single-letter shortcuts are off. */
export function moderationKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  writing: boolean,
  singleKeys: boolean,
): ModerationKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  const letter = key.toLowerCase();
  return Object.hasOwn(KEYS, letter) ? (KEYS[letter] ?? null) : null;
}
