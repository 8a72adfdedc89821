'use client';

import { useSyncExternalStore } from 'react';
import { SIZES } from '@/lib/limits';

const query = () => matchMedia(`(width < ${SIZES.columns}px)`);

function subscribe(listener: () => void) {
  const narrow = query();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the window has room for one column only (`max-lg:`). False on the server. */
export function useOneColumn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
