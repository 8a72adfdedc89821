import { useSyncExternalStore } from 'react';
import { TIMES } from '@/lib/limits';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
const listeners = new Set<() => void>();
let used = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** True once somebody has used the page or it has been open for five seconds (TIMES.unused). For code that nobody needs before. */
export function useFirstUse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => used,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!used && timer === undefined) {
    timer = setTimeout(use, TIMES.unused);
    for (const sign of SIGNS) addEventListener(sign, use, { once: true });
  }
  return () => void listeners.delete(listener);
}

function use() {
  used = true;
  clearTimeout(timer);
  for (const sign of SIGNS) removeEventListener(sign, use);
  for (const listener of listeners) listener();
}
