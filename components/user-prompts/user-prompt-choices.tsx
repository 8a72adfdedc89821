'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { AddItem } from '@/components/add-to-collection/add-item';
import type { ButtonProblem } from '@/components/forms/button-error';
import { PinItem } from '@/components/prompts/actions/pin-item';
import { SendItem } from '@/components/prompts/actions/send-item';
import type { Pin } from '@/components/prompts/actions/use-pin';
import type { PromptText } from '@/components/prompts/actions/use-prompt-text';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-symbols';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { Link } from '@/components/ui/link';
import { Menu, menuItemClass } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { TIMES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import type { EditablePrompt } from '@/lib/user-prompts/user-prompt';
import { PROMPT_VISIBILITY } from './prompt-visibility';
import { loadingProblem } from './user-prompt-messages';

const AddDialog = lazyDialog(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));
const CustomizeDialog = lazyDialog(() => import('@/components/prompts/actions/customize-dialog').then((module) => module.CustomizeDialog));
const EditDialog = lazyDialog(() => import('./edit-dialog').then((module) => module.EditDialog));
const MakePublicDialog = lazyDialog(() => import('@/components/visibility/make-public-dialog').then((module) => module.MakePublicDialog));

export type UserPromptChoicesProps = {
  prompt: PromptRef;
  title: string;
  text: PromptText<EditablePrompt>;
  hasBlanks: boolean;
  pin: Pin;
  isPublic: boolean;
  onChangeVisibility: (isPublic: boolean) => void;
  onError: (error: ButtonProblem | null) => void;
  onDelete: () => void;
};

type Opened = { kind: 'add' | 'publish' } | { kind: 'customize' | 'edit'; prompt: EditablePrompt };

/** The choices of a prompt in the user's list, whose names end in its title, and the dialogs that they open. */
export function UserPromptChoices(props: UserPromptChoicesProps & MenuState) {
  const { prompt: ref, title, text, hasBlanks, pin, isPublic, onChangeVisibility, onError, onDelete, onMessage, ...state } = props;
  const { id } = ref;
  const [opened, setOpened] = useState<Opened | null>(null);
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

  const open = (kind: 'customize' | 'edit', load: () => Promise<EditablePrompt>) => {
    onError(null);
    const slow = setTimeout(() => onMessage('Loading…'), TIMES.pending);
    load()
      .then(
        (prompt) => setOpened({ kind, prompt }),
        (cause: unknown) => onError(loadingProblem(cause)),
      )
      .finally(() => clearTimeout(slow));
  };
  const close = () => setOpened(null);
  const giveFocusBack = () => state.button.current?.focus();

  return (
    <>
      <Menu {...state}>
        {hasBlanks && <Choice icon="customize" label="Customize" title={title} onChoose={() => open('customize', text.get)} />}
        {/* The prompt as it is now, so that an edit after a conflict starts from the newer version. */}
        <Choice icon="edit" label="Edit" title={title} onChoose={() => open('edit', text.reload)} />
        <SendItem prompt={fetched} title={title} onMessage={onMessage} />
        <PinItem pin={pin} title={title} onMessage={onMessage} />
        <AddItem promptId={id} title={title} onChoose={() => setOpened({ kind: 'add' })} />
        <li>
          <Link className={menuItemClass} href={paths.promptVersions(id)} aria-label={`Versions: ${title}`}>
            Versions
          </Link>
        </li>
        {isPublic ? (
          <>
            <Choice icon="private" label="Make Private" title={title} onChoose={() => onChangeVisibility(false)} />
            <li>
              <Link className={menuItemClass} href={paths.publicPrompt(id)} aria-label={`View public page: ${title}`}>
                View public page
              </Link>
            </li>
          </>
        ) : (
          <Choice icon="public" label="Make Public" title={title} onChoose={() => setOpened({ kind: 'publish' })} />
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
      {opened?.kind === 'add' && <AddDialog promptId={id} title={title} onClose={close} />}
      {opened?.kind === 'customize' && (
        <PromptValuesProvider prompt={opened.prompt}>
          <CustomizeDialog open onOpenChange={(isOpen) => isOpen || close()} />
        </PromptValuesProvider>
      )}
      {opened?.kind === 'edit' && <EditDialog prompt={opened.prompt} onClose={close} onClosed={giveFocusBack} />}
      {opened?.kind === 'publish' && (
        <MakePublicDialog
          title={title}
          visibility={PROMPT_VISIBILITY}
          open
          onOpenChange={(isOpen) => isOpen || close()}
          onClosed={giveFocusBack}
          onConfirm={() => {
            close();
            onChangeVisibility(true);
          }}
        />
      )}
    </>
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
