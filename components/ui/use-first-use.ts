'use client';

import { useEffect, useState } from 'react';
import { TIMES } from '@/lib/limits';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
let used = false;

/** Whether somebody has begun to use the page, or has had it for a while: for code that nobody needs before. */
export function useFirstUse(): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const use = () => {
      used = true;
      setKnown(true);
    };
    if (used) return use();
    const timer = setTimeout(use, TIMES.unused);
    for (const sign of SIGNS) addEventListener(sign, use, { once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, use);
    };
  }, []);
  return known;
}
