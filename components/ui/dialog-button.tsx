'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useLazyDialog } from './lazy-dialog';

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

type Props = ComponentProps<'button'> & {
  'data-tip'?: string | undefined;
  /** A component made by lazyDialog: it is loaded when the button is reached. */
  dialog: (state: DialogState) => ReactNode;
};

export function DialogButton({ dialog, className, ...button }: Props) {
  const { open, wanted, setOpen, show, button: opener } = useLazyDialog();
  return (
    <>
      <button {...opener} {...button} className={`${className} js-only`} onClick={show} />
      {wanted && dialog({ open, onOpenChange: setOpen })}
    </>
  );
}
