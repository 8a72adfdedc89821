'use client';

import { useRef } from 'react';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import type { PromptRef } from '@/lib/prompts/prompt-ref';

export type PromptText<Loaded extends FillablePrompt = FillablePrompt> = {
  /** Fetches the text once. Throws PromptNotLoaded. */
  get: () => Promise<Loaded>;
  /** Fetches the current text. */
  reload: () => Promise<Loaded>;
  preload: () => void;
};

/** Fetches the text of a prompt when an action needs it: a row has only an excerpt. Another `version` is fetched again. */
export function usePromptText<Loaded extends FillablePrompt = FillablePrompt>(prompt: PromptRef, version = ''): PromptText<Loaded> {
  const fetched = useRef<{ version: string; text: Promise<Loaded> }>(undefined);

  const reload = () => {
    const asked = { version, text: loadPrompt<Loaded>(prompt) };
    fetched.current = asked;
    asked.text.catch(() => {
      if (fetched.current === asked) fetched.current = undefined;
    });
    return asked.text;
  };
  const get = () => (fetched.current?.version === version ? fetched.current.text : reload());
  return { get, reload, preload: () => void get() };
}
