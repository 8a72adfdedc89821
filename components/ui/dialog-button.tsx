'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useLazyDialog } from './lazy-component';

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

type Props = ComponentProps<'button'> & {
  'data-tip'?: string;
  /** Renders a component made by lazyComponent, which is loaded on hover or focus of the button. */
  dialog: (state: DialogState) => ReactNode;
};

export function DialogButton({ dialog, className, ...button }: Props) {
  const { open, wanted, setOpen, show, button: opener } = useLazyDialog();
  return (
    <>
      <button {...opener} {...button} aria-expanded={open} className={`${className} js-only`} onClick={show} />
      {wanted && dialog({ open, onOpenChange: setOpen })}
    </>
  );
}
