'use client';

import { useState } from 'react';
import { CustomizeButton } from '@/components/prompts/editor/customize-button';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { buttonClass } from '@/components/ui/button-class';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { PromptCopyButton } from './prompt-copy-button';
import { StatusLine } from './status-line';

/** Copy and Customize under a prompt that is shown in full. */
export function FeaturedPromptActions({ prompt }: { prompt: FillablePrompt }) {
  const [message, setMessage] = useState('');
  return (
    <PromptValuesProvider prompt={prompt}>
      <PromptCopyButton className={buttonClass({ variant: 'primary', className: 'max-md:flex-1' })} onMessage={setMessage} />
      <CustomizeButton className={buttonClass({ className: 'max-md:flex-1' })} />
      <StatusLine className="max-md:w-full">{message}</StatusLine>
    </PromptValuesProvider>
  );
}
