'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { EarlyKeys } from './pressed-keys';

const PressedKeys = lazyComponent(() => import('./pressed-keys').then((module) => module.PressedKeys));

/** Keyboard shortcuts of pages, lists and forms. Their code loads with the first key, and then handles all that were pressed meanwhile. */
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
  return early && <PressedKeys {...early} />;
}
