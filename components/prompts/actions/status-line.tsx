import { useState } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';

/** The message of a prompt's actions (useMessage). */
export function StatusLine({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={`col-span-full text-meta font-semibold empty:hidden ${className}`} role="status">
      {children}
    </p>
  );
}

/** The message of an action, until something is written in the blanks: "2 blanks still empty" may no longer be true then. */
export function useMessage(): [message: string, setMessage: (message: string) => void] {
  const { values, answerOptions } = usePromptValues();
  const [said, setSaid] = useState({ message: '', values, answerOptions });
  const isTrue = said.values === values && said.answerOptions === answerOptions;
  return [isTrue ? said.message : '', (message) => setSaid({ message, values, answerOptions })];
}
