'use client';

import type { ComponentProps, ReactNode, RefObject } from 'react';
import { announce } from '@/lib/browser/announce';
import { useLazyDialog } from './lazy-dialog';
import { useFeedback } from './use-feedback';

export type MenuState = {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  close: () => void;
  /** Shows at the button, and announces, what came of a choice. */
  onMessage: (message: string) => void;
};

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  'data-tip'?: string;
  /** A component made by lazyDialog around a Menu: it is loaded when the button is reached. */
  menu: (state: MenuState) => ReactNode;
  children: ReactNode;
};

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
