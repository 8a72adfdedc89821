'use client';

import { type ComponentProps, type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { usePin } from '@/components/prompts/actions/use-pin';
import { usePromptText } from '@/components/prompts/actions/use-prompt-text';
import { CompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass, compactIconClass } from '@/components/prompts/row/compact-row-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';
import { useVisibility } from '@/components/visibility/use-visibility';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { writeValues } from '@/lib/prompts/stored-values';
import { deletePrompt } from '@/lib/user-prompts/actions';
import { PROMPT_VISIBILITY } from './prompt-visibility';
import { PublicLinks } from './public-links';
import { DELETE_MESSAGES, deleteQuestion } from './user-prompt-messages';

const UserPromptChoices = lazyDialog(() => import('./user-prompt-choices').then((module) => module.UserPromptChoices));

type Props = Pick<ComponentProps<typeof CompactRow>, 'heading' | 'withValues'> & {
  item: PromptListItem;
  /** Its version. */
  updatedAt: string;
  hasBlanks: boolean;
  /** The collections that hold it. */
  collections?: ReactNode;
};

/** A prompt in the user's list, with its actions. Deleting is optimistic: the row comes back if it failed. */
export function UserPromptRow({ item, updatedAt, hasBlanks, collections, ...look }: Props) {
  const { ref, title, facts } = item;
  const { id } = ref;
  const row = useRef<HTMLElement>(null);
  const text = usePromptText(ref, updatedAt);
  const [error, setError] = useState<ButtonProblem | null>(null);
  const [published, setPublished] = useState(false);
  const [gone, setGone] = useOptimistic(false);
  const [, startTransition] = useTransition();
  const pin = usePin(id, facts.isPinned === true);
  const visibility = useVisibility({
    item: { id, title, isPublic: !facts.isPrivate },
    visibility: PROMPT_VISIBILITY,
    onChanged: setPublished,
    onError: setError,
  });

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
    <CompactRow
      {...look}
      ref={row}
      item={{ ...item, facts: { ...facts, isPrivate: !visibility.isPublic, isPinned: pin.pinned } }}
      hidden={gone}
      collections={collections}
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} text={text} className={compactCopyClass} />
          <MenuButton
            className={compactIconClass}
            aria-label={`More: ${title}`}
            data-tip="More"
            menu={(state) => (
              <UserPromptChoices
                {...state}
                prompt={ref}
                title={title}
                text={text}
                hasBlanks={hasBlanks}
                pin={pin}
                isPublic={visibility.isPublic}
                onChangeVisibility={visibility.change}
                onError={setError}
                onDelete={remove}
              />
            )}
          >
            <Icon name="more" />
          </MenuButton>
        </>
      }
    >
      {published && visibility.isPublic && (
        <div className="col-start-2 -col-end-1 pb-2">
          <PublicLinks id={id} title={title} />
        </div>
      )}
      {error && (
        <div className="col-start-2 -col-end-1 pb-2">
          <ButtonError {...error} />
        </div>
      )}
    </CompactRow>
  );
}

/** Moves the focus to the row that takes the place of a deleted one. */
function focusNeighbour(row: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = neighbour?.querySelector<HTMLElement>('a') ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
}
