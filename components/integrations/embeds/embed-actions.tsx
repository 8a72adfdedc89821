'use client';

import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { SendLinks } from '@/components/prompts/actions/send-links';
import { StatusLine, useMessage } from '@/components/prompts/actions/status-line';
import { buttonClass } from '@/components/ui/button-class';

export function EmbedActions() {
  const [message, setMessage] = useMessage();
  return (
    <div className="grid grid-cols-[repeat(2,minmax(0,max-content))] gap-2">
      <PromptCopyButton className={buttonClass({ variant: 'primary' })} onMessage={setMessage} />
      <SendLinks nameClass="max-3xs:hidden" questionClass="col-span-full" onMessage={setMessage} />
      <StatusLine>{message}</StatusLine>
    </div>
  );
}
