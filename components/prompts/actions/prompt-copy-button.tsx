'use client';

import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { CopyLabel } from '@/components/ui/copy-label';
import { useCopy } from '@/components/ui/use-copy';
import { countCopy } from '@/lib/analytics';
import { announce } from '@/lib/announce';

type Props = { className: string; label?: string; onMessage: (message: string) => void };

/** Copies the prompt with what is written in its blanks, and their defaults. */
export function PromptCopyButton({ className, label = 'Copy', onMessage }: Props) {
  const { prompt, text } = usePromptValues();
  const { state, copy } = useCopy();

  const copyPrompt = async () => {
    onMessage('');
    if (await copy(text)) {
      announce('Copied!');
      countCopy({ slug: prompt.slug, category: prompt.category.slug });
    } else onMessage('Your browser did not allow copying. Select the text and copy it by hand.');
  };

  return (
    <button type="button" className={`${className} js-only`} onClick={copyPrompt}>
      <CopyLabel state={state}>{label}</CopyLabel>
    </button>
  );
}
