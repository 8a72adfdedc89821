'use client';

import { useRef } from 'react';
import { CopyLabel } from '@/components/ui/copy-label';
import { useCopy } from '@/components/ui/use-copy';
import { countCopy } from '@/lib/analytics';
import { announce } from '@/lib/announce';
import { browserStore } from '@/lib/browser-store';
import { paths } from '@/lib/paths';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { readValues } from '@/lib/prompts/stored-values';
import { fillTemplate } from '@/lib/prompts/template';

/** Copies a prompt out of a list. Lists do not carry whole prompts: the text is fetched when the button is reached. */
export function RowCopyButton({ slug, title, source = paths.promptData(slug) }: { slug: string; title: string; source?: string }) {
  const { state, copy } = useCopy();
  const fetched = useRef<Promise<FillablePrompt>>(undefined);

  const fetchPrompt = () => {
    fetched.current ??= loadPrompt(source).catch((cause: unknown) => {
      fetched.current = undefined;
      throw cause;
    });
    return fetched.current;
  };
  const warm = () => void fetchPrompt().catch(() => undefined);

  const copyPrompt = async () => {
    const copied = await copy(fetchPrompt().then(({ id, promptText }) => fillTemplate(promptText, readValues(browserStore(), id))));
    announce(copied ? 'Copied!' : `Could not copy. Open “${title}” and copy it there.`);
    if (copied) countCopy({ slug, category: (await fetchPrompt()).category.slug });
  };

  return (
    <button
      type="button"
      className="btn btn-small row-copy js-only"
      aria-label={state === 'idle' ? `Copy: ${title}` : undefined}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={copyPrompt}
    >
      <CopyLabel state={state}>Copy</CopyLabel>
    </button>
  );
}

/** Throws when the prompt cannot be had: offline, or gone. */
async function loadPrompt(source: string): Promise<FillablePrompt> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.json();
}
