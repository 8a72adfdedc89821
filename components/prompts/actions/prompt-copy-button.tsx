import type { Ref } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { CopyButton } from '@/components/ui/copy-button';
import { countUse } from '@/lib/dashboard/uses/record-use';
import type { ActionId } from './prompt-action';

type Props = {
  ref?: Ref<HTMLButtonElement>;
  className: string;
  iconClass?: string;
  label?: string;
  'data-row-action'?: ActionId;
  onMessage: (message: string) => void;
};

/** Copies a prompt with the values of the PromptValuesProvider around it. With a `ref` of its own it is not among the `copyButtons`. */
export function PromptCopyButton({ ref, ...button }: Props) {
  const { prompt, text, note, copyButtons } = usePromptValues();
  return (
    <CopyButton
      {...button}
      ref={ref ?? copyButtons.add}
      text={text}
      note={() => note}
      failure="Your browser did not allow copying. Select the text and copy it by hand."
      onCopied={() => countUse(prompt)}
    />
  );
}
