'use client';

import { useEffect, useState } from 'react';
import { AddItem } from '@/components/add-to-collection/add-item';
import { useAddDialog } from '@/components/add-to-collection/use-add-dialog';
import { SendItem } from '@/components/prompts/actions/send-item';
import type { PromptText } from '@/components/prompts/actions/use-prompt-text';
import { type ItemAction, Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';

export type UserPromptActions = Record<'customize' | 'edit' | 'pin' | 'makePrivate' | 'makePublic' | 'delete', ItemAction>;

type Props = MenuState & {
  id: string;
  title: string;
  text: PromptText<EditablePrompt>;
  isPublic: boolean;
  actions: UserPromptActions;
};

export function UserPromptChoices({ id, title, text, isPublic, actions, onMessage, ...state }: Props) {
  const { link, dialog } = useAddDialog(id, title);
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

  const more: ItemAction[] = [
    { label: 'Versions', href: paths.promptVersions(id) },
    actions.makePrivate,
    { label: 'View public page', href: paths.publicPrompt(id), when: isPublic },
    actions.makePublic,
    actions.delete,
  ];
  const choices = { title, onMessage };
  return (
    <>
      <Menu {...state}>
        <MenuItems {...choices} actions={[actions.customize, actions.edit]} />
        <SendItem {...choices} prompt={fetched} />
        <MenuItems {...choices} actions={[actions.pin]} />
        <AddItem link={link} title={title} />
        <MenuItems {...choices} actions={more} />
      </Menu>
      {dialog}
    </>
  );
}
