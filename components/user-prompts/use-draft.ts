'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStore } from '@/lib/browser-store';
import { debounce } from '@/lib/debounce';
import { TIMES } from '@/lib/limits';
import { isBlank, readDraft, removeDraft, writeDraft } from '@/lib/user-prompts/draft';
import { EMPTY_PROMPT_FORM, type PromptFormValues } from '@/lib/user-prompts/prompt-form-values';

/** Stores the draft of a prompt until it is sent, cancelled or its user signs out, and restores it into an empty form. */
export function useDraft(userId: string, typed: PromptFormValues, fill: (texts: PromptFormValues) => void) {
  const [restored, setRestored] = useState(false);
  const ready = useRef(false);
  const saver = useMemo(
    () => debounce<PromptFormValues>((texts) => writeDraft(browserStore(), userId, texts), TIMES.valuesPause),
    [userId],
  );

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
    fill(EMPTY_PROMPT_FORM);
    saver.flush();
    removeDraft(browserStore());
    setRestored(false);
  };
  return { restored, discard };
}
