'use client';

import { useRef } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { countUse } from '@/lib/dashboard/uses/record-use';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { pressedByKey } from './press-action';

export type PromptText<Loaded extends FillablePrompt = FillablePrompt> = {
  /** Fetches the text once. Throws PromptNotLoaded. */
  get: () => Promise<Loaded>;
  reload: () => Promise<Loaded>;
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
  return { get: () => (fetched.current?.version === version ? fetched.current.text : reload()), reload };
}

/** A prompt of a list as it is copied and sent, with the stored values of its blanks. The code that fills it in is fetched with its text. */
export async function filledFromList(text: Promise<FillablePrompt>): Promise<CopiedPrompt> {
  const [prompt, { copiedPrompt }] = await Promise.all([text, import('@/lib/prompts/copied-prompt')]);
  return copiedPrompt(prompt);
}

/** Copy for a prompt of a list: its text is fetched, stored values are filled in, and the note says how many blanks are empty. */
export function copyOfRow(get: PromptText['get'], title: string) {
  return {
    text: async () => (await filledFromList(get())).text,
    note: async () => (await filledFromList(get())).note,
    failure: `Could not copy. Open “${title}” and copy it there.`,
    onCopied: () => void get().then(countUse),
  };
}

type RowProps = {
  prompt: PromptRef;
  title: string;
  text?: PromptText;
  tabIndex?: number;
  className: string;
};

/** Copies a prompt of a list. Its text is fetched on hover or focus. */
export function RowCopyButton({ prompt, title, text, ...button }: RowProps) {
  const fetched = usePromptText(prompt);
  const { get } = text ?? fetched;
  return (
    <CopyButton {...button} {...copyOfRow(get, title)} {...pressedByKey('c')} aria-label={`Copy: ${title}`} onPreload={() => void get()} />
  );
}
