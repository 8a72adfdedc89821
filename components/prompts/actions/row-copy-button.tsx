'use client';

import { CopyButton } from '@/components/ui/copy-button';
import { countUse } from '@/lib/dashboard/uses/record-use';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { copyFromList, notCopied } from './copy-prompt';
import { type PromptText, usePromptText } from './use-prompt-text';

type Props = {
  prompt: PromptRef;
  title: string;
  /** Shared with other actions of the row. */
  text?: PromptText;
  tabIndex?: number;
  className: string;
};

/** Copies a prompt of a list, and says which of its blanks are empty. Its text is fetched on hover or focus. */
export function RowCopyButton({ prompt, title, text, tabIndex, className }: Props) {
  const fetched = usePromptText(prompt);
  const { get, preload } = text ?? fetched;
  return (
    <CopyButton
      className={className}
      name={`Copy: ${title}`}
      data-row-action="copy"
      aria-keyshortcuts="c"
      tabIndex={tabIndex}
      text={async () => (await copyFromList(get())).text}
      note={async () => (await copyFromList(get())).note}
      failure={notCopied(title)}
      onPreload={preload}
      onCopied={() => get().then(countUse)}
    />
  );
}
