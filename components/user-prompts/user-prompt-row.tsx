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
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { changePrompts } from '@/lib/user-prompts/actions';
import type { EditablePrompt } from '@/lib/user-prompts/user-prompt';
import { PROMPT_VISIBILITY } from './prompt-visibility';
import { PublicLinks } from './public-links';
import { SelectBox } from './selection/select-box';
import { useChanges } from './selection/selection';
import { DELETE_MESSAGES } from './user-prompt-messages';

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
  const { tell } = useChanges();
  const text = usePromptText<EditablePrompt>(ref, updatedAt);
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
    focusNeighbour(row.current);
    setError(null);
    startTransition(async () => {
      setGone(true);
      const asked = { ids: id, all: '', filter: '', change: 'delete', category: '', collection: '', format: '', fromPage: '' };
      const result = await sendFields(changePrompts, asked);
      startTransition(() => {
        if (result.status === 'refused') setError({ refusal: result, messages: DELETE_MESSAGES });
        else if (result.change) tell({ ...result.change, message: `“${title}” deleted.`, takesFocus: false });
      });
    });
  };

  return (
    <CompactRow
      {...look}
      ref={row}
      item={{ ...item, facts: { ...facts, isPrivate: !visibility.isPublic, isPinned: pin.pinned } }}
      hidden={gone}
      lead={<SelectBox id={id} title={title} />}
      collections={collections}
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} text={text} className={compactCopyClass} tabIndex={-1} />
          <MenuButton
            className={compactIconClass}
            tabIndex={-1}
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
        <div className="relative z-raised col-start-2 -col-end-1 pb-2">
          <PublicLinks id={id} title={title} />
        </div>
      )}
      {error && (
        <div className="relative z-raised col-start-2 -col-end-1 pb-2">
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
