'use client';

import { useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { countCopy } from '@/lib/analytics';
import { paths } from '@/lib/paths';
import { recordUse } from '@/lib/prompt-uses/record-use';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';

/** Copies a prompt from a list. Lists contain excerpts only: the text, and the code that fills it, are fetched on hover or focus. */
export function RowCopyButton({ slug, title, source = paths.promptData(slug) }: { slug: string; title: string; source?: string }) {
  const fetched = useRef<ReturnType<typeof load>>(undefined);

  const reach = () => {
    fetched.current ??= load(source).catch((cause: unknown) => {
      fetched.current = undefined;
      throw cause;
    });
    return fetched.current;
  };
  const copied = () => reach().then(([{ id, promptText }, { copiedPrompt }]) => copiedPrompt(id, promptText));

  return (
    <CopyButton
      className={buttonClass({ size: 'small', className: '[--tip-place:auto_0_calc(100%+4px)_auto]' })}
      name={`Copy: ${title}`}
      text={() => copied().then(({ text }) => text)}
      note={() => copied().then(({ note }) => note)}
      failure={`Could not copy. Open “${title}” and copy it there.`}
      onReach={() => void reach().catch(() => undefined)}
      onCopied={async () => {
        recordUse(slug);
        countCopy({ slug, category: (await reach())[0].category.slug });
      }}
    />
  );
}

const load = (source: string) => Promise.all([loadPrompt(source), import('@/lib/prompts/copied-prompt')]);

/** Throws when the prompt cannot be fetched: offline, or deleted. */
export async function loadPrompt(source: string): Promise<FillablePrompt> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.json();
}
