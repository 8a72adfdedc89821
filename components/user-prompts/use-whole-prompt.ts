'use client';

import { useRef } from 'react';
import type { ButtonProblem } from '@/components/forms/button-error';
import { paths } from '@/lib/paths';
import type { UserPrompt, UserPromptPreview } from '@/lib/user-prompts/user-prompt';

/** The data of a prompt in a list, without its excerpt. */
export type ListedPrompt = Omit<UserPromptPreview, 'preview'>;

const MESSAGES = {
  failed: 'Failed to load prompt',
  'changed-elsewhere': 'This prompt was deleted somewhere else. Reload the page.',
};

/** Why a prompt could not be fetched, for its row. */
export class NotFetched extends Error {
  readonly problem: ButtonProblem;

  constructor(code: 'signed-out' | keyof typeof MESSAGES) {
    super(code);
    this.problem = { refusal: { code }, messages: MESSAGES };
  }
}

export type WholePrompt = {
  /** The prompt as this list knows it, fetched once. */
  get: () => Promise<UserPrompt>;
  /** The prompt as it is now. */
  getAnew: () => Promise<UserPrompt>;
  /** Fetches ahead of the click. */
  warm: () => void;
};

/** Fetches a whole prompt when an action needs it: a row has only an excerpt. */
export function useWholePrompt({ id, updatedAt }: ListedPrompt): WholePrompt {
  const fetched = useRef<{ version: string; prompt: Promise<UserPrompt> }>(undefined);

  const getAnew = () => {
    const asked = { version: updatedAt, prompt: fetchPrompt(id) };
    fetched.current = asked;
    asked.prompt.catch(() => {
      if (fetched.current === asked) fetched.current = undefined;
    });
    return asked.prompt;
  };
  const get = () => (fetched.current?.version === updatedAt ? fetched.current.prompt : getAnew());
  return { get, getAnew, warm: () => void get() };
}

async function fetchPrompt(id: string): Promise<UserPrompt> {
  const response = await fetch(paths.userPromptData(id)).catch(() => null);
  if (response?.ok) return response.json();
  if (response?.status === 401) throw new NotFetched('signed-out');
  if (response?.status === 404) throw new NotFetched('changed-elsewhere');
  throw new NotFetched('failed');
}
