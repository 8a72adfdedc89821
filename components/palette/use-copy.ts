'use client';

import { useEffect, useRef, useState } from 'react';
import { copyFromList, notCopied } from '@/components/prompts/actions/copy-prompt';
import { copyText } from '@/lib/browser/clipboard';
import { countUse } from '@/lib/dashboard/uses/record-use';
import { TIMES } from '@/lib/limits';
import { keyOf, type PromptEntry } from '@/lib/palette/palette';
import { loadPrompt } from '@/lib/prompts/load-prompt';

export function useCopy(onMessage: (message: string) => void, onCopied: (entry: PromptEntry) => void) {
  const [copied, setCopied] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (entry: PromptEntry) => {
    onMessage('');
    const text = loadPrompt(entry);
    const prompt = copyFromList(text);
    // Nothing handles a rejection where the clipboard refuses at once.
    prompt.catch(() => undefined);
    if (!(await copyText(prompt.then((copied) => copied.text)))) return onMessage(notCopied(entry.title));
    countUse(await text);
    onMessage(['Copied!', (await prompt).note].filter(Boolean).join(' '));
    onCopied(entry);
    setCopied(keyOf(entry));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(undefined), TIMES.copied);
  };
  return { copied, copy };
}
