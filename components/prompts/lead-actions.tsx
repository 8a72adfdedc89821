'use client';

import { useState } from 'react';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { CustomizeButton } from './customize-button';
import { PromptCopyButton } from './prompt-copy-button';
import { PromptValuesProvider } from './prompt-values';

/** Copy and Customize under a prompt that is shown in full. */
export function LeadActions({ prompt }: { prompt: FillablePrompt }) {
  const [message, setMessage] = useState('');
  return (
    <PromptValuesProvider prompt={prompt}>
      <PromptCopyButton className="btn btn-primary" onMessage={setMessage} />
      <CustomizeButton className="btn" />
      <p className="status-line" role="status">
        {message}
      </p>
    </PromptValuesProvider>
  );
}
