'use client';

import { useState } from 'react';
import { CustomizeButton } from '@/components/prompts/editor/customize-button';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { PromptCopyButton } from './prompt-copy-button';

/** Copy and Customize under a prompt that is shown in full. */
export function FeaturedPromptActions({ prompt }: { prompt: FillablePrompt }) {
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
