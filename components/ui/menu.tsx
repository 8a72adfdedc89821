'use client';

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ActionButton, type ItemAction } from './action-button';
import type { MenuState } from './menu-button';

const LIST = 'floating-list beside-opener fixed max-h-[50dvh] w-max min-w-[220px] max-w-[min(320px,calc(100vw-32px))]';

type Props = Pick<MenuState, 'open' | 'button' | 'close'> & { children: ReactNode };

/** The list of a MenuButton, whose `children` are `<li>`s. A choice, Escape, and a press or focus elsewhere close it. */
export function Menu(props: Props) {
  return props.open && <OpenMenu {...props} />;
}

function OpenMenu({ button, close, children }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => list.current?.showPopover?.({ source: button.current ?? undefined }), [button]);

  // A popover neither closes when the focus leaves it, nor has arrow keys.
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && (list.current?.contains(target) || button.current?.contains(target));
    const closeElsewhere = (event: Event) => isInside(event) || close();
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // The event is stopped, so that a dialog around the menu stays open.
        event.stopPropagation();
        button.current?.focus();
        // The popover's own event comes later, and until then keys would still go to the menu.
        close();
      }
      if (!isInside(event) || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
      const choices = [...(list.current?.querySelectorAll<HTMLElement>('a[href], button, input:enabled') ?? [])];
      const at = choices.findIndex((choice) => choice.matches(':focus'));
      choices.at(event.key === 'ArrowUp' ? Math.max(at, 0) - 1 : (at + 1) % choices.length)?.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    const opened = list.current;
    // Without popovers (Safari 16) a press elsewhere closes nothing by itself.
    if (opened && !opened.showPopover) window.addEventListener('pointerdown', closeElsewhere, { capture: true });
    window.addEventListener('focusin', closeElsewhere, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', closeElsewhere, { capture: true });
      window.removeEventListener('focusin', closeElsewhere, { capture: true });
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [button, close]);

  const closeAfterChoice = ({ target }: MouseEvent) => {
    const choice = target instanceof Element && target.closest('a[href], [type="button"]');
    if (!choice) return;
    if (!choice.hasAttribute('data-moves-focus')) button.current?.focus();
    close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a link or a button
    <ul
      ref={list}
      popover="auto"
      className={LIST}
      onToggle={({ newState }) => newState === 'closed' && close()}
      // A press on words would move the focus to the page, which closes the menu.
      onMouseDown={(event) => event.preventDefault()}
      onClick={closeAfterChoice}
    >
      {children}
    </ul>
  );
}

type ItemsProps = { actions: readonly ItemAction[]; title?: string | undefined; onMessage: (message: string) => void };

export function MenuItems({ actions, ...choice }: ItemsProps) {
  return actions
    .filter(({ when = true }) => when)
    .map((action) => (
      <li key={action.id}>
        <ActionButton {...choice} action={action} look="choice" />
      </li>
    ));
}
