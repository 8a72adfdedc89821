'use client';

import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { CopyButton } from '@/components/ui/copy-button';
import { countUse } from '@/lib/prompt-uses/count-use';

type Props = { className: string; label?: string; onMessage: (message: string) => void };

/** Copies the prompt filled with values and defaults, and with what is asked of every answer. */
export function PromptCopyButton(props: Props) {
  const { prompt, text, note } = usePromptValues();
  return (
    <CopyButton
      {...props}
      data-copy-prompt=""
      text={text}
      note={() => note}
      failure="Your browser did not allow copying. Select the text and copy it by hand."
      onCopied={() => countUse(prompt)}
    />
  );
}
