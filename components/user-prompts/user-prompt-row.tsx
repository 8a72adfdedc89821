'use client';

import { type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { PromptRow } from '@/components/prompts/row/prompt-row';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { VisibilitySwitch } from '@/components/visibility/visibility-switch';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { writeValues } from '@/lib/prompts/stored-values';
import { deletePrompt } from '@/lib/user-prompts/actions';
import { PROMPT_VISIBILITY } from './prompt-visibility';
import { PublicLinks } from './public-links';
import { DELETE_MESSAGES, deleteQuestion } from './user-prompt-messages';
import { UserPromptTools } from './user-prompt-tools';

type Props = {
  item: PromptListItem;
  /** Its version. */
  updatedAt: string;
  hasBlanks: boolean;
  /** The collections that hold it. */
  names: ReactNode;
};

/** A prompt in the user's list, with its actions. Deleting is optimistic: the row comes back if it failed. */
export function UserPromptRow({ item, updatedAt, hasBlanks, names }: Props) {
  const { ref, title, facts } = item;
  const { id } = ref;
  const isPublic = !facts.isPrivate;
  const row = useRef<HTMLElement>(null);
  const [error, setError] = useState<ButtonProblem | null>(null);
  const [published, setPublished] = useState(false);
  const [gone, setGone] = useOptimistic(false);
  const [, startTransition] = useTransition();

  const remove = () => {
    if (!window.confirm(deleteQuestion(title))) return;
    focusNeighbour(row.current);
    setError(null);
    startTransition(async () => {
      setGone(true);
      const result = await sendFields(deletePrompt, { id, fromPage: '' });
      if (result.status === 'refused') return startTransition(() => setError({ refusal: result, messages: DELETE_MESSAGES }));
      writeValues(browserStore(), id, {});
      announce('Prompt deleted.');
    });
  };

  return (
    <PromptRow
      ref={row}
      item={item}
      hidden={gone}
      note={
        <>
          {names}
          <NoScriptFallback>{isPublic ? 'Public' : 'Private'}</NoScriptFallback>
        </>
      }
      actions={{
        wide: (
          <div className="js-only flex flex-wrap items-center justify-between gap-y-1 md:contents">
            <VisibilitySwitch item={{ id, title, isPublic }} visibility={PROMPT_VISIBILITY} onChanged={setPublished} onError={setError} />
            <UserPromptTools prompt={ref} title={title} version={updatedAt} hasBlanks={hasBlanks} onError={setError} onDelete={remove} />
          </div>
        ),
      }}
    >
      {published && (
        <div className="col-span-full">
          <PublicLinks id={id} title={title} />
        </div>
      )}
      {error && (
        <div className="col-span-full">
          <ButtonError {...error} />
        </div>
      )}
    </PromptRow>
  );
}

/** Moves the focus to the row that takes the place of a deleted one. */
function focusNeighbour(row: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = neighbour?.querySelector<HTMLElement>('a') ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
}
