'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { AddItem } from '@/components/add-to-collection/add-item';
import { PinItem } from '@/components/prompts/actions/pin-item';
import { SendItem } from '@/components/prompts/actions/send-item';
import type { Pin } from '@/components/prompts/actions/use-pin';
import type { PromptText } from '@/components/prompts/actions/use-prompt-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-symbols';
import { Link } from '@/components/ui/link';
import { Menu, menuItemClass } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { paths } from '@/lib/paths';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import type { EditablePrompt } from '@/lib/user-prompts/user-prompt';
import type { Opened } from './user-prompt-dialog';

export type UserPromptChoicesProps = {
  prompt: PromptRef;
  title: string;
  text: PromptText<EditablePrompt>;
  hasBlanks: boolean;
  pin: Pin;
  isPublic: boolean;
  /** Opens a dialog. `onSlow` is called where that takes long. */
  onOpen: (kind: Opened['kind'], onSlow: () => void) => void;
  onMakePrivate: () => void;
  onDelete: () => void;
};

/** The choices of a prompt in the user's list, whose names end in its title. */
export function UserPromptChoices(props: UserPromptChoicesProps & MenuState) {
  const { prompt: ref, title, text, hasBlanks, pin, isPublic, onOpen, onMakePrivate, onDelete, onMessage, ...state } = props;
  const { id } = ref;
  const [fetched, setFetched] = useState<EditablePrompt | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it tries again
  useEffect(() => {
    let current = true;
    if (state.open)
      text.get().then(
        (prompt) => current && setFetched(prompt),
        () => current && setFetched('failed'),
      );
    return () => {
      current = false;
    };
  }, [state.open]);

  const open = (kind: Opened['kind']) => onOpen(kind, () => onMessage('Loading…'));

  return (
    <Menu {...state}>
      {hasBlanks && <Choice icon="customize" label="Customize" title={title} onChoose={() => open('customize')} />}
      <Choice icon="edit" label="Edit" title={title} onChoose={() => open('edit')} />
      <SendItem prompt={fetched} title={title} onMessage={onMessage} />
      <PinItem pin={pin} title={title} onMessage={onMessage} />
      <AddItem promptId={id} title={title} onChoose={() => open('add')} />
      <li>
        <Link className={menuItemClass} href={paths.promptVersions(id)} aria-label={`Versions: ${title}`}>
          Versions
        </Link>
      </li>
      {isPublic ? (
        <>
          <Choice icon="private" label="Make Private" title={title} onChoose={onMakePrivate} />
          <li>
            <Link className={menuItemClass} href={paths.publicPrompt(id)} aria-label={`View public page: ${title}`}>
              View public page
            </Link>
          </li>
        </>
      ) : (
        <Choice icon="public" label="Make Public" title={title} onChoose={() => open('publish')} />
      )}
      <Choice
        icon="remove"
        label="Delete"
        title={title}
        onChoose={(event) => {
          // The focus goes to the row that takes its place, and not back to its button.
          event.stopPropagation();
          state.close();
          onDelete();
        }}
      />
    </Menu>
  );
}

type ChoiceProps = { icon: IconName; label: string; title: string; onChoose: (event: MouseEvent) => void };

function Choice({ icon, label, title, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={menuItemClass} aria-label={`${label}: ${title}`} onClick={onChoose}>
        {label}
        <Icon name={icon} />
      </button>
    </li>
  );
}
