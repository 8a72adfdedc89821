import { useSyncExternalStore } from 'react';
import { TIMES } from '@/lib/limits';

const EVENTS = ['pointermove', 'pointerdown', 'keydown'];
const listeners = new Set<() => void>();
let used = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** True once somebody has used the page or it has been open for five seconds (TIMES.unused): code that nobody needs earlier is loaded then. */
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
    timer = setTimeout(setUsed, TIMES.unused);
    for (const event of EVENTS) addEventListener(event, setUsed, { once: true });
  }
  return () => void listeners.delete(listener);
}

function setUsed() {
  used = true;
  clearTimeout(timer);
  for (const event of EVENTS) removeEventListener(event, setUsed);
  for (const listener of listeners) listener();
}
