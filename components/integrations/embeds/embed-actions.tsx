'use client';

import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { SendLinks } from '@/components/prompts/actions/send-links';
import { StatusLine } from '@/components/prompts/actions/status-line';
import { useActionMessage } from '@/components/prompts/actions/use-action-message';
import { buttonClass } from '@/components/ui/button-class';

export function EmbedActions() {
  const [message, setMessage] = useActionMessage();
  return (
    <div className="grid grid-cols-[repeat(2,minmax(0,max-content))] gap-2">
      <PromptCopyButton className={buttonClass({ variant: 'primary' })} onMessage={setMessage} />
      <SendLinks nameClass="max-3xs:hidden" questionClass="col-span-full" onMessage={setMessage} />
      <StatusLine>{message}</StatusLine>
    </div>
  );
}
