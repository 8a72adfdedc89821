'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { iconButtonClass } from './button-class';
import { Icon } from './icon';

// In a low window (`short`) the head and foot scroll with the body, which would have no room between them.
const PANEL = 'fixed z-dialog flex flex-col bg-paper-float border-ink shadow-float short:block short:overflow-auto';
const FRAME = 'border-t-8 outline outline-rule-float max-md:border-t-[6px] print:hidden';
const CENTRED = `${FRAME} inset-0 m-auto`;
const FULL = 'h-fit max-h-[calc(100dvh-48px)] max-md:h-dvh max-md:max-h-none max-md:w-full';

const VARIANTS = {
  wide: `${CENTRED} ${FULL} w-[min(1040px,100vw-48px)]`,
  narrow: `${CENTRED} ${FULL} w-[min(600px,100vw-48px)]`,
  question: `${CENTRED} bottom-(--keyboard,0px) h-fit max-h-[calc(100dvh-48px-var(--keyboard,0px))] w-[min(480px,100vw-32px)] overflow-auto`,
  palette: `${FRAME} inset-x-0 top-[max(24px,10dvh)] mx-auto h-[min(600px,80dvh)] w-[min(680px,100vw-48px)] max-md:inset-0 max-md:h-[calc(100dvh-var(--keyboard,0px))] max-md:w-full short:inset-y-0 short:h-dvh`,
  sheet:
    'inset-x-0 bottom-0 h-[calc(100dvh-40px)] border-t-[6px] motion-safe:animate-rise print:static print:h-auto print:border-t-0 print:shadow-none',
  drawer: 'inset-y-0 right-0 w-[min(360px,100vw-40px)] overflow-auto border-t-8 motion-safe:animate-slide print:hidden',
};

export function DialogPanel({ variant, ...content }: { variant: keyof typeof VARIANTS } & ComponentProps<typeof Dialog.Content>) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-scrim bg-scrim print:hidden" />
      <Dialog.Content className={`${PANEL} ${VARIANTS[variant]}`} {...returnFocus} {...content} />
    </Dialog.Portal>
  );
}

/**
 * The focus of a dialog without Radix's trigger: on opening it goes to the element with `data-autofocus`, if there is one, and on closing back to
 * where it was, unless something else has it.
 */
function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first = event.target instanceof Element ? event.target.querySelector<HTMLElement>('[data-autofocus]') : null;
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && document.activeElement === document.body) opener.current.focus({ preventScroll: true });
    },
  };
}

type HeadProps = { title: ReactNode; padding?: string; children?: ReactNode };

export function DialogHead({ title, padding = 'pr-4 pl-7 max-md:pr-2 max-md:pl-4', children }: HeadProps) {
  return (
    <div className={`flex items-start gap-4 pt-4.5 pb-4 max-md:py-2.5 ${padding}`}>
      <Dialog.Title
        className="mr-auto min-w-0 pt-2 text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)] leading-[1.2] wrap-anywhere max-md:pt-2.5"
        dir="auto"
      >
        {title}
      </Dialog.Title>
      {children}
    </div>
  );
}

/** A button with an icon that closes the dialog. Its accessible name is `children`. */
export function DialogCloseIcon({ children = 'Close' }: { children?: ReactNode }) {
  return (
    <Dialog.Close className={iconButtonClass} data-tip="Close">
      <span className="sr-only">{children}</span>
      <Icon name="close" />
    </Dialog.Close>
  );
}

export const dialogBodyClass = 'min-h-0 flex-auto overflow-auto overscroll-contain border-y border-rule short:overflow-visible';

export const dialogFootClass =
  'flex flex-wrap items-center justify-end gap-2 px-7 py-3.5 max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))]';
