'use client';

import type { ComponentProps, ReactNode, RefObject } from 'react';
import { announce } from '@/lib/browser/announce';
import { Icon } from './icon';
import { useLazyDialog } from './lazy-component';
import { useFeedback } from './use-feedback';

export type MenuState = {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  close: () => void;
  /** Shows a message at the button, and announces it to screen readers. */
  onMessage: (message: string) => void;
};

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  'data-tip'?: string;
  /** Renders a component made by lazyComponent around a Menu, which is loaded on hover or focus of the button. */
  menu: (state: MenuState) => ReactNode;
  children: ReactNode;
};

/** A button that opens a Menu beside it, and then shows the message of the choice. */
export function MenuButton({ menu, className, children, 'data-tip': tip, ...button }: Props) {
  const { open, wanted, setOpen, show, button: opener } = useLazyDialog();
  const { 'aria-haspopup': _, ...preloadProps } = opener;
  const [feedback, setFeedback] = useFeedback();
  const onMessage = (message: string) => {
    setFeedback(message);
    announce(message);
  };
  return (
    <div className="relative grid">
      <button
        {...preloadProps}
        {...button}
        aria-expanded={open}
        className={`${className} js-only`}
        data-tip={open || feedback ? undefined : tip}
        data-feedback={feedback}
        onClick={() => (open ? setOpen(false) : show())}
      >
        {children}
      </button>
      {wanted && menu({ open, button: opener.ref, close: () => setOpen(false), onMessage })}
    </div>
  );
}

type MoreProps = Omit<Props, 'children' | 'data-tip' | 'aria-label'> & { title: string };

export function MoreButton({ title, ...button }: MoreProps) {
  return (
    <MenuButton {...button} aria-label={`More: ${title}`} data-tip="More">
      <Icon name="more" />
    </MenuButton>
  );
}
