import type { ItemAction } from '@/components/ui/action-button';
import type { IconName } from '@/components/ui/icon-name';
import { paths } from '@/lib/paths';
import { type PromptRef, promptPath } from '@/lib/prompts/prompt-ref';

type Action = { label: string; icon?: IconName; href?: (prompt: PromptRef) => string };

/** The actions of a prompt. Rows, menus, the page of a prompt and the palette draw them: Copy, Send and Save by components of their own. */
const ACTIONS = {
  copy: { label: 'Copy', icon: 'copy' },
  send: { label: 'Send', icon: 'open' },
  save: { label: 'Save', icon: 'heart' },
  customize: { label: 'Customize', icon: 'customize' },
  edit: { label: 'Edit', icon: 'edit', href: ({ id }) => paths.editUserPrompt(id) },
  addToCollection: { label: 'Add to collection', icon: 'add-to-list', href: ({ id }) => paths.addToCollection(id) },
  pin: { label: 'Pin' },
  unpin: { label: 'Unpin' },
  share: { label: 'Share…', icon: 'share-2' },
  copyLink: { label: 'Copy link', icon: 'link' },
  copyCode: { label: 'Copy embed code', icon: 'code' },
  versions: { label: 'Versions', href: ({ id }) => paths.promptVersions(id) },
  makePrivate: { label: 'Make Private', icon: 'private' },
  viewPublic: { label: 'View public page', href: ({ id }) => paths.publicPrompt(id) },
  makePublic: { label: 'Make Public', icon: 'public' },
  delete: { label: 'Delete', icon: 'remove' },
  openPage: { label: 'Open page', href: promptPath },
} satisfies Record<string, Action>;

export type ActionId = keyof typeof ACTIONS;

/** An action of a prompt, with what the place that draws it adds: how it is done there, and whether it is offered. */
export function promptAction(
  id: ActionId,
  prompt: PromptRef,
  more: Pick<ItemAction, 'when' | 'run' | 'movesFocus' | 'href'> = {},
): ItemAction {
  const { label, icon, href }: Action = ACTIONS[id];
  return { id, label, icon, href: href?.(prompt), ...more };
}
