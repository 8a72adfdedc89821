'use client';

import { CopyButton } from '@/components/ui/copy-button';
import { browserStore } from '@/lib/browser-store';
import { recordUse } from '@/lib/prompt-uses/record-use';
import { readValues } from '@/lib/prompts/stored-values';
import { fillTemplate } from '@/lib/prompts/template';

/** Copies a prompt of any kind: its text is fetched when it is asked for. */
export function ItemCopyButton({ title, promptId, source }: { title: string; promptId: string; source: string }) {
  return (
    <CopyButton
      iconOnly
      name={`Copy: ${title}`}
      text={() => textAt(source)}
      failure={`Could not copy. Open “${title}” and copy it there.`}
      onCopied={() => recordUse(promptId)}
    />
  );
}

/** Throws when the prompt cannot be fetched: offline, or deleted. */
async function textAt(source: string): Promise<string> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  // A prompt of one's own has the name of its column, others are made for the browser (FillablePrompt).
  const { id, promptText, content }: { id: string; promptText?: string; content?: string } = await response.json();
  return fillTemplate(promptText ?? content ?? '', readValues(browserStore(), id));
}
