'use client';

import { buttonClass } from '@/components/ui/button-class';
import { AnswerOptions } from './answer-options';
import { PromptCopyButton } from './prompt-copy-button';
import { SendLinks } from './send-links';
import { StatusLine } from './status-line';
import { useActionMessage } from './use-action-message';

/** Copy and Send beside a prompt's text, on wide screens. */
export function PromptActions() {
  const [message, setMessage] = useActionMessage();
  return (
    <div className="grid gap-2 max-lg:hidden">
      <PromptCopyButton className={buttonClass({ variant: 'primary', size: 'big' })} onMessage={setMessage} />
      <SendLinks onMessage={setMessage} />
      <StatusLine>{message}</StatusLine>
      <AnswerOptions />
    </div>
  );
}

/** Copy and Send in one line, for small screens. */
export function ActionBar() {
  const [message, setMessage] = useActionMessage();
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 [--tip-place:auto_0_calc(100%+4px)_auto] max-2xs:gap-1.5"
      data-bar=""
    >
      <StatusLine>{message}</StatusLine>
      <PromptCopyButton className={buttonClass({ variant: 'primary', size: 'bar' })} iconClass="max-3xs:hidden" onMessage={setMessage} />
      {/* Without JavaScript Send is alone in the row. */}
      <SendLinks
        nameClass="max-2xs:hidden"
        size="bar"
        className="[@media(scripting:none)]:col-span-full"
        questionClass="order-first"
        onMessage={setMessage}
      />
    </div>
  );
}

/** The bar of actions at the bottom edge of small screens that are not low. The page scrolls the focus clear of it (prompts.css). */
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
