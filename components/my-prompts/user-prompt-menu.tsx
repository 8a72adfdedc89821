import { useEffect, useState } from 'react';
import { useAddDialog } from '@/components/prompts/actions/add-to-collection';
import { promptAction } from '@/components/prompts/actions/prompt-action';
import { SendItem } from '@/components/prompts/actions/send-item';
import type { PromptLoader } from '@/components/prompts/actions/use-prompt-loader';
import type { ItemAction } from '@/components/ui/action-button';
import { Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import type { PromptRef } from '@/lib/prompts/prompt-ref';

export type UserPromptActions = Record<'customize' | 'edit' | 'pin' | 'makePrivate' | 'makePublic' | 'delete', ItemAction>;

type Props = MenuState & {
  prompt: PromptRef;
  title: string;
  loader: PromptLoader<EditablePrompt>;
  isPublic: boolean;
  actions: UserPromptActions;
};

export function UserPromptMenu({ prompt, title, loader, isPublic, actions, onMessage, ...state }: Props) {
  const { add, dialog } = useAddDialog(promptAction('addToCollection', prompt), prompt.id, title);
  const [fetched, setFetched] = useState<EditablePrompt | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it tries again
  useEffect(() => {
    let current = true;
    if (state.open)
      loader.load().then(
        (loaded) => current && setFetched(loaded),
        () => current && setFetched('failed'),
      );
    return () => {
      current = false;
    };
  }, [state.open]);

  // A button, which opens the dialog: the row itself has the link to the page Edit Prompt.
  const edit = { ...actions.edit, href: undefined };
  const more = [
    actions.pin,
    add,
    promptAction('versions', prompt),
    actions.makePrivate,
    promptAction('viewPublic', prompt, { when: isPublic }),
    actions.makePublic,
    actions.delete,
  ];
  const choices = { title, onMessage };
  return (
    <>
      <Menu {...state}>
        <MenuItems {...choices} actions={[actions.customize, edit]} />
        <SendItem {...choices} prompt={fetched} />
        <MenuItems {...choices} actions={more} />
      </Menu>
      {dialog}
    </>
  );
}
