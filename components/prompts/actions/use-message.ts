'use client';

import { useState } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';

/** What an action on a prompt says, until something is written in its blanks: "2 blanks still empty" is no longer true then. */
export function useMessage(): [message: string, setMessage: (message: string) => void] {
  const { values } = usePromptValues();
  const [said, setSaid] = useState({ message: '', values });
  return [said.values === values ? said.message : '', (message) => setSaid({ message, values })];
}
