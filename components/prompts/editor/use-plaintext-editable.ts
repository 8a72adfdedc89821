'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

function supported(): boolean {
  const probe = document.createElement('span');
  try {
    probe.contentEditable = 'plaintext-only';
    return probe.contentEditable === 'plaintext-only';
  } catch {
    return false;
  }
}

/** Whether blanks can be written in place: not on the server, not in older browsers. */
export function usePlaintextEditable(): boolean {
  return useSyncExternalStore(never, supported, () => false);
}
