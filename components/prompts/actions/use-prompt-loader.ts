import { useRef } from 'react';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import type { PromptRef } from '@/lib/prompts/prompt-ref';

export type PromptLoader<Loaded extends FillablePrompt = FillablePrompt> = {
  /** Fetches the prompt once per version, and again after a failure. Rejects with PromptNotLoaded. */
  load: () => Promise<Loaded>;
  reload: () => Promise<Loaded>;
};

/** Loads a prompt with its text when an action needs it: a row has only an excerpt. */
export function usePromptLoader<Loaded extends FillablePrompt = FillablePrompt>(prompt: PromptRef, version = ''): PromptLoader<Loaded> {
  const last = useRef<{ version: string; loaded: Promise<Loaded> }>(undefined);

  const reload = () => {
    const request = { version, loaded: loadPrompt<Loaded>(prompt) };
    last.current = request;
    request.loaded.catch(() => {
      if (last.current === request) last.current = undefined;
    });
    return request.loaded;
  };
  return { load: () => (last.current?.version === version ? last.current.loaded : reload()), reload };
}
