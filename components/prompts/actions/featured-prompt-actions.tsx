'use client';

import { CustomizeButton } from '@/components/prompts/editor/customize-button';
import { buttonClass } from '@/components/ui/button-class';
import { PromptCopyButton } from './prompt-copy-button';
import { StatusLine } from './status-line';
import { useMessage } from './use-message';

/** Copy and Customize under a prompt that is shown in full. */
export function FeaturedPromptActions() {
  const [message, setMessage] = useMessage();
  return (
    <>
      <PromptCopyButton className={buttonClass({ variant: 'primary', className: 'max-md:flex-1' })} onMessage={setMessage} />
      <CustomizeButton className={buttonClass({ className: 'max-md:flex-1' })} />
      <StatusLine className="max-md:w-full">{message}</StatusLine>
    </>
  );
}
