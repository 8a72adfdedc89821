import { useState } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';

/** The message of an action, cleared once a value or an answer option changes: "2 blanks still empty" may no longer be true then. */
export function useActionMessage(): [message: string, setMessage: (message: string) => void] {
  const { values, answerOptions } = usePromptValues();
  const [said, setSaid] = useState({ message: '', values, answerOptions });
  const isCurrent = said.values === values && said.answerOptions === answerOptions;
  return [isCurrent ? said.message : '', (message) => setSaid({ message, values, answerOptions })];
}
