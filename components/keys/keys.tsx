'use client';

import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { EarlyKeys } from './row-keys';

const RowKeys = lazyDialog(() => import('./row-keys').then((module) => module.RowKeys));

/** The keys of lists and forms. Their code is loaded with the first key that is pressed, and gets all that were pressed before it was there. */
export function Keys() {
  const [early, setEarly] = useState<EarlyKeys>();
  useEffect(() => {
    const keys: KeyboardEvent[] = [];
    const collect = (event: KeyboardEvent) => {
      keys.push(event);
      setEarly({ keys, stop });
    };
    const stop = () => removeEventListener('keydown', collect);
    addEventListener('keydown', collect);
    return stop;
  }, []);
  return early && <RowKeys {...early} />;
}
