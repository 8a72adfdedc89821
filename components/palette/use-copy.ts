'use client';

import { useEffect, useRef, useState } from 'react';
import { TIMES } from '@/lib/limits';
import { type Entry, keyOf } from '@/lib/palette/palette';
import { copyEntry } from './copy-entry';

/** Copies a prompt without opening it. `copied` is the key of the one whose button says so, for two seconds. */
export function useCopy(say: (message: string) => void, onCopied: (entry: Entry) => void) {
  const [copied, setCopied] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (entry: Entry) => {
    say('');
    const result = await copyEntry(entry);
    say(result.message);
    if (!result.copied) return;
    onCopied(entry);
    setCopied(keyOf(entry));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(undefined), TIMES.copied);
  };
  return { copied, copy };
}
