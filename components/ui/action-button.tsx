'use client';

import type { ComponentProps } from 'react';
import { announce } from '@/lib/browser/announce';
import { iconButtonClass, quietButtonClass } from './button-class';
import { Icon } from './icon';
import type { IconName } from './icon-name';
import { isForTheBrowser, Link } from './link';

/** Something that can be done with an item, wherever it is drawn: as a choice of a menu, in a row or on a page. */
export type ItemAction = {
  id: string;
  label: string;
  icon?: IconName;
  when?: boolean;
  href?: string;
  /** Runs the action on this page; `say` shows people a message. */
  run?: (say: (message: string) => void) => void;
  /** True for an action that moves the focus itself. After others the focus goes back to the button of the menu. */
  movesFocus?: boolean;
};

export const menuItemClass =
  'flex min-h-11 w-full items-center justify-between gap-3 px-3.5 text-left text-ui font-medium no-underline [--icon-size:16px] hover:bg-hover focus-visible:-outline-offset-3';

const CLASSES = { choice: menuItemClass, words: quietButtonClass, icon: iconButtonClass };

type Props = Pick<ComponentProps<'a'>, 'tabIndex' | 'aria-keyshortcuts'> & {
  action: ItemAction;
  /** A choice of a menu, words with their icon, or the icon alone with the words as its tooltip. */
  look: keyof typeof CLASSES;
  className?: string;
  /** Ends the accessible name, where a page has several such buttons. */
  title?: string;
  onMessage?: (message: string) => void;
  'data-row-action'?: string;
};

/** An action as a link if it has a page, so that it works in a new tab and without JavaScript, too; otherwise as a button. */
export function ActionButton({ action, look, className = CLASSES[look], title, onMessage = announce, ...marks }: Props) {
  const { label, icon, when = true, href, run, movesFocus } = action;
  if (!when) return null;
  const isIcon = look === 'icon';
  const control = {
    ...marks,
    'aria-label': title ? `${label}: ${title}` : isIcon ? label : undefined,
    'data-tip': isIcon ? label : undefined,
    'data-moves-focus': movesFocus,
    children: (
      <>
        {look === 'choice' && label}
        {icon && <Icon name={icon} />}
        {look === 'words' && label}
      </>
    ),
  };
  if (!href)
    return (
      <button
        {...control}
        type="button"
        className={look === 'choice' ? className : `${className} js-only`}
        onClick={() => run?.(onMessage)}
      />
    );
  return (
    <Link
      {...control}
      className={className}
      href={href}
      onClick={(event) => {
        if (!run || isForTheBrowser(event)) return;
        event.preventDefault();
        run(onMessage);
      }}
    />
  );
}
