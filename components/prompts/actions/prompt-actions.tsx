'use client';

import { type ReactNode, useState } from 'react';
import { CustomizeButton } from '@/components/prompts/editor/customize-button';
import { PromptCopyButton } from './prompt-copy-button';
import { SendLinks } from './send-links';

/** What can be done with a prompt, beside it on wide screens. `save` is the button that saves it. */
export function PromptActions({ save }: { save?: ReactNode }) {
  const [message, setMessage] = useState('');
  return (
    <div className="detail-actions">
      <PromptCopyButton className="btn btn-primary btn-big" onMessage={setMessage} />
      <CustomizeButton className="btn" icon />
      {save}
      <SendLinks label="Send to Grok" onMessage={setMessage} />
      <p className="status-line" role="status">
        {message}
      </p>
    </div>
  );
}

/** The same at the bottom edge of a phone. */
export function PromptDock() {
  const [message, setMessage] = useState('');
  return (
    <div className="dock action-line" role="region" aria-label="Actions">
      <p className="status-line" role="status">
        {message}
      </p>
      <PromptCopyButton className="btn btn-primary" onMessage={setMessage} />
      <CustomizeButton className="btn" />
      <SendLinks label="Send" onMessage={setMessage} />
    </div>
  );
}
