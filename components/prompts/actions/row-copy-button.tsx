'use client';

import { CopyButton } from '@/components/ui/copy-button';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { rowCopyProps } from './copy-from-list';
import { pressedByKey } from './press-action';
import { type PromptLoader, usePromptLoader } from './use-prompt-loader';

type Props = {
  prompt: PromptRef;
  title: string;
  /** The loader that other actions of the row use. */
  loader?: PromptLoader;
  tabIndex?: number;
  className: string;
};

/** Copies a prompt of a list. What it needs is loaded on hover or focus. */
export function RowCopyButton({ prompt, title, loader, ...button }: Props) {
  const own = usePromptLoader(prompt);
  const { load } = loader ?? own;
  return <CopyButton {...button} {...rowCopyProps(load, title)} {...pressedByKey('c')} aria-label={`Copy: ${title}`} />;
}
