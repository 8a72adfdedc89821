'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '@/lib/debounce';
import { TIMES } from '@/lib/limits';
import type { PromptTexts } from './prompt-fields';

/** By account, so that the next person at this tab does not find it. */
const keyOf = (userId: string) => `gp-draft:${userId}`;

/** Keeps a prompt that is being written for as long as its tab lives, and brings it back into an empty form. */
export function useDraft(userId: string, typed: PromptTexts, fill: (texts: PromptTexts) => void) {
  const [restored, setRestored] = useState(false);
  const ready = useRef(false);
  const saver = useMemo(() => debounce<PromptTexts>((texts) => writeDraft(userId, texts), TIMES.valuesPause), [userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, into the form as it was opened
  useEffect(() => {
    const draft = readDraft(userId);
    if (draft && isBlank(typed)) {
      fill(draft);
      setRestored(true);
    }
  }, []);

  useEffect(() => {
    // The first texts are those of the empty form, before a draft is back in it.
    if (ready.current) saver.call(typed);
    ready.current = true;
  }, [saver, typed]);

  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => window.removeEventListener('pagehide', saver.flush);
  }, [saver]);

  const discard = () => {
    fill({ title: '', category: '', content: '' });
    saver.flush();
    forgetDraft(userId);
    setRestored(false);
  };
  return { restored, discard };
}

export function forgetDraft(userId: string): void {
  writeDraft(userId, { title: '', category: '', content: '' });
}

function writeDraft(userId: string, texts: PromptTexts): void {
  try {
    if (isBlank(texts)) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(texts));
  } catch {
    // Without storage the form itself still holds what was typed.
  }
}

function readDraft(userId: string): PromptTexts | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const text = (name: string) => String((draft as Record<string, unknown>)[name] ?? '');
    return { title: text('title'), category: text('category'), content: text('content') };
  } catch {
    return null;
  }
}

function isBlank(texts: PromptTexts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
