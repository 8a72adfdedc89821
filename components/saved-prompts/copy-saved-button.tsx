'use client';

import { CopyLabel } from '@/components/ui/copy-label';
import { useCopy } from '@/components/ui/use-copy';
import { announce } from '@/lib/announce';
import { browserStore } from '@/lib/browser-store';
import { readValues } from '@/lib/prompts/stored-values';
import { fillTemplate } from '@/lib/prompts/template';

/** Copies a saved prompt of the community with what this browser keeps for its blanks. */
export function CopySavedButton({ id, title, text }: { id: string; title: string; text: string }) {
  const { state, copy } = useCopy();
  const copyPrompt = async () => {
    const copied = await copy(fillTemplate(text, readValues(browserStore(), id)));
    announce(copied ? 'Copied!' : `Could not copy. Open “${title}” and copy it there.`);
  };
  return (
    <button
      type="button"
      className="btn btn-small row-copy js-only"
      aria-label={state === 'idle' ? `Copy: ${title}` : undefined}
      onClick={copyPrompt}
    >
      <CopyLabel state={state}>Copy</CopyLabel>
    </button>
  );
}
