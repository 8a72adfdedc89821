'use client';

import type { ComponentProps } from 'react';
import { PromptUseInDialog } from './prompt-use-in-dialog';
import { UseInDialog } from './use-in-dialog';

/** The dialog of a UseInButton. */
export function UseIn({ ofPrompt, ...props }: ComponentProps<typeof PromptUseInDialog> & { ofPrompt?: boolean }) {
  return ofPrompt ? <PromptUseInDialog {...props} /> : <UseInDialog {...props} />;
}
