'use client';

import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { CopyButton } from '@/components/ui/copy-button';
import { countCopy } from '@/lib/analytics';
import { recordUse } from '@/lib/prompt-uses/record-use';
import { emptyMessage } from '@/lib/prompts/written-values';

type Props = { className: string; label?: string; onMessage: (message: string) => void };

/** Copies the prompt filled with values and defaults. */
export function PromptCopyButton(props: Props) {
  const { prompt, variables, values, text } = usePromptValues();
  return (
    <CopyButton
      {...props}
      data-copy-prompt=""
      text={text}
      note={() => emptyMessage(variables, values)}
      failure="Your browser did not allow copying. Select the text and copy it by hand."
      onCopied={() => {
        countCopy({ slug: prompt.slug, category: prompt.category.slug });
        recordUse(prompt.slug || prompt.id);
      }}
    />
  );
}
