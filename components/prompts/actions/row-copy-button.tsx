'use client';

import { useRef } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { countCopy } from '@/lib/analytics';
import { browserStore } from '@/lib/browser-store';
import { paths } from '@/lib/paths';
import { recordUse } from '@/lib/prompt-uses/record-use';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { readValues } from '@/lib/prompts/stored-values';
import { fillTemplate } from '@/lib/prompts/template';

/** Copies a prompt from a list. Lists contain excerpts only: the text is fetched on hover or focus. */
export function RowCopyButton({ slug, title, source = paths.promptData(slug) }: { slug: string; title: string; source?: string }) {
  const fetched = useRef<Promise<FillablePrompt>>(undefined);

  const fetchPrompt = () => {
    fetched.current ??= loadPrompt(source).catch((cause: unknown) => {
      fetched.current = undefined;
      throw cause;
    });
    return fetched.current;
  };

  return (
    <CopyButton
      name={`Copy: ${title}`}
      text={() => fetchPrompt().then(({ id, promptText }) => fillTemplate(promptText, readValues(browserStore(), id)))}
      failure={`Could not copy. Open “${title}” and copy it there.`}
      onReach={() => void fetchPrompt().catch(() => undefined)}
      onCopied={async () => {
        recordUse(slug);
        countCopy({ slug, category: (await fetchPrompt()).category.slug });
      }}
    />
  );
}

/** Throws when the prompt cannot be fetched: offline, or deleted. */
export async function loadPrompt(source: string): Promise<FillablePrompt> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.json();
}
