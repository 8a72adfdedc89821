'use client';

import { type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { MarkedText } from '@/components/prompts/list/excerpt-text';
import { Row } from '@/components/prompts/list/row';
import { RowExcerpt } from '@/components/prompts/list/row-excerpt';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { announce } from '@/lib/announce';
import { browserStore } from '@/lib/browser-store';
import { paths } from '@/lib/paths';
import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import { writeValues } from '@/lib/prompts/stored-values';
import type { Marked } from '@/lib/search/highlight';
import { deletePrompt } from '@/lib/user-prompts/actions';
import { PromptFacts } from './prompt-facts';
import { PublicLinks } from './public-links';
import type { ListedPrompt } from './use-whole-prompt';
import { DELETE_MESSAGES, deleteQuestion } from './user-prompt-messages';
import { UserPromptTools } from './user-prompt-tools';
import { VisibilitySwitch } from './visibility-switch';

type Props = {
  prompt: ListedPrompt;
  /** The title again, where words of it were searched for. */
  marked: Marked[] | undefined;
  excerpt: ExcerptPiece[];
  /** Of the collections that hold it. */
  names: ReactNode;
};

/** A prompt in the user's list, with its actions. Deleting is optimistic: the row comes back if it failed. */
export function UserPromptItem({ prompt, marked, excerpt, names }: Props) {
  const { id, title, category, variableCount, createdAt, isPublic } = prompt;
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
      const result = await sendFields(deletePrompt, { id });
      if (result.status === 'refused') return startTransition(() => setError({ refusal: result, messages: DELETE_MESSAGES }));
      writeValues(browserStore(), id, {});
      announce('Prompt deleted.');
    });
  };

  return (
    <Row
      wide
      ref={row}
      hidden={gone}
      title={marked ? <MarkedText text={marked} /> : title}
      href={paths.userPrompt(id)}
      dir="auto"
      excerpt={<RowExcerpt promptId={id} title={title} source={paths.userPromptData(id)} pieces={excerpt} />}
      metadata={
        <>
          <PromptFacts badge category={category} blanks={variableCount} made="Created" createdAt={createdAt} />
          {names}
          <NoScriptFallback>{isPublic ? 'Public' : 'Private'}</NoScriptFallback>
        </>
      }
      actions={
        <div className="js-only flex flex-wrap items-center justify-between gap-y-1 md:contents">
          <VisibilitySwitch item={prompt} onChanged={setPublished} onError={setError} />
          <UserPromptTools prompt={prompt} onError={setError} onDelete={remove} />
        </div>
      }
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
    </Row>
  );
}

/** Moves the focus to the row that takes the place of a deleted one. */
function focusNeighbour(row: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = neighbour?.querySelector<HTMLElement>('a') ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
}
