'use client';

import { type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { announce } from '@/lib/announce';
import { browserStore } from '@/lib/browser-store';
import { writeValues } from '@/lib/prompts/stored-values';
import { deletePrompt } from '@/lib/user-prompts/actions';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { DELETE_MESSAGES, deleteQuestion } from './user-prompt-messages';
import { UserPromptTools } from './user-prompt-tools';
import { VisibilitySwitch } from './visibility-switch';

type Props = { prompt: UserPromptPreview; children: ReactNode };

/** What can be done with one's own prompt, around what the server drew of it. A deleted one is gone at once, and back if that failed. */
export function UserPromptItem({ prompt, children }: Props) {
  const row = useRef<HTMLElement>(null);
  const [error, setError] = useState<ButtonProblem | null>(null);
  const [gone, setGone] = useOptimistic(false);
  const [, startTransition] = useTransition();

  const remove = () => {
    if (!window.confirm(deleteQuestion(prompt.title))) return;
    focusNeighbour(row.current);
    setError(null);
    startTransition(async () => {
      setGone(true);
      const result = await sendFields(deletePrompt, { id: prompt.id });
      if (result.status === 'refused') return startTransition(() => setError({ refusal: result, messages: DELETE_MESSAGES }));
      writeValues(browserStore(), prompt.id, {});
      announce('Prompt deleted.');
    });
  };

  return (
    <article ref={row} className="user-prompt" hidden={gone}>
      {children}
      <div className="user-prompt-foot js-only">
        <VisibilitySwitch prompt={prompt} onError={setError} />
        <UserPromptTools prompt={prompt} onError={setError} onDelete={remove} />
      </div>
      {error && (
        <div className="user-prompt-error">
          <ButtonError {...error} />
        </div>
      )}
    </article>
  );
}

/** Whoever deleted a prompt with the keyboard goes on at the one that takes its place. */
function focusNeighbour(row: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = neighbour?.querySelector<HTMLElement>('a') ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
}
