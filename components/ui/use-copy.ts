'use client';

import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/lib/clipboard';
import { TIMES } from '@/lib/limits';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies, and says for two seconds whether it worked. */
export function useCopy(): { state: CopyState; copy: (text: string | Promise<string>) => Promise<boolean> } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string | Promise<string>) => {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), TIMES.copied);
    return copied;
  };

  return { state, copy };
}
