'use client';

import { useRef } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { recordUse } from '@/lib/prompt-uses/record-use';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';

/** Copies a prompt of any kind: its text is fetched when it is asked for. */
export function ItemCopyButton({ title, promptId, source }: { title: string; promptId: string; source: string }) {
  const copied = useRef<Promise<CopiedPrompt>>(undefined);
  return (
    <CopyButton
      iconOnly
      name={`Copy: ${title}`}
      text={() => {
        copied.current = promptAt(source);
        return copied.current.then(({ text }) => text);
      }}
      note={async () => (await copied.current)?.note ?? ''}
      failure={`Could not copy. Open “${title}” and copy it there.`}
      onCopied={() => recordUse(promptId)}
    />
  );
}

/** Throws when the prompt cannot be fetched: offline, or deleted. */
async function promptAt(source: string): Promise<CopiedPrompt> {
  const [response, { copiedPrompt }] = await Promise.all([fetch(source), import('@/lib/prompts/copied-prompt')]);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  // A prompt of one's own has the name of its column, others are made for the browser (FillablePrompt).
  const { id, promptText, content }: { id: string; promptText?: string; content?: string } = await response.json();
  return copiedPrompt(id, promptText ?? content ?? '');
}
