'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { AnswerOptions } from './answer-options';
import { CustomizeButton } from './customize-button';
import { PromptCopyButton } from './prompt-copy-button';
import { SendLinks } from './send-links';
import { StatusLine } from './status-line';
import { useMessage } from './use-message';

/** The actions of a prompt, beside it on wide screens. `save` is the button that saves it. */
export function PromptActions({ save }: { save?: ReactNode }) {
  const [message, setMessage] = useMessage();
  return (
    <div className="grid grid-cols-2 gap-2 max-lg:hidden">
      <PromptCopyButton className={buttonClass({ variant: 'primary', size: 'big', className: 'col-span-full' })} onMessage={setMessage} />
      <CustomizeButton className={buttonClass({ className: save ? '' : 'col-span-full' })} icon />
      {save}
      <SendLinks className="col-span-full" onMessage={setMessage} />
      <AnswerOptions className="col-span-full" />
      <StatusLine>{message}</StatusLine>
    </div>
  );
}

/** The same in one line, on small screens. */
export function ActionBar() {
  const [message, setMessage] = useMessage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2 [--tip-place:auto_0_calc(100%+4px)_auto] max-2xs:gap-1.5" data-bar="">
      <StatusLine>{message}</StatusLine>
      <PromptCopyButton className={buttonClass({ variant: 'primary', size: 'bar' })} onMessage={setMessage} />
      <CustomizeButton className={buttonClass({ size: 'bar' })} />
      <SendLinks nameClass="hidden" size="bar" onMessage={setMessage} />
    </div>
  );
}

/** The bar at the bottom edge of a phone. What is focused is scrolled clear of it (prompts.css). */
export function PromptDock() {
  return (
    <div
      className="sticky bottom-0 z-bar -mx-(--gutter) border-t-2 border-rule-strong bg-paper px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden print:hidden short:static"
      role="region"
      aria-label="Actions"
      data-dock=""
    >
      <ActionBar />
    </div>
  );
}
