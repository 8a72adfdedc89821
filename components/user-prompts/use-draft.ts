'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStore } from '@/lib/browser-store';
import { debounce } from '@/lib/debounce';
import { TIMES } from '@/lib/limits';
import { isBlank, NO_TEXTS, type PromptTexts, readDraft, removeDraft, writeDraft } from '@/lib/user-prompts/draft';

/** Stores the draft of a prompt until it is sent, cancelled or its user signs out, and restores it into an empty form. */
export function useDraft(userId: string, typed: PromptTexts, fill: (texts: PromptTexts) => void) {
  const [restored, setRestored] = useState(false);
  const ready = useRef(false);
  const saver = useMemo(() => debounce<PromptTexts>((texts) => writeDraft(browserStore(), userId, texts), TIMES.valuesPause), [userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, into the form as it was opened
  useEffect(() => {
    const draft = readDraft(browserStore(), userId);
    if (draft && isBlank(typed)) {
      fill(draft);
      setRestored(true);
    }
  }, []);

  useEffect(() => {
    // The first values are those of the empty form, before a draft is restored.
    if (ready.current) saver.call(typed);
    ready.current = true;
  }, [saver, typed]);

  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => window.removeEventListener('pagehide', saver.flush);
  }, [saver]);

  const discard = () => {
    fill(NO_TEXTS);
    saver.flush();
    removeDraft(browserStore());
    setRestored(false);
  };
  return { restored, discard };
}
