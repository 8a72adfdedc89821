import { loadPrompt } from '@/components/prompts/actions/row-copy-button';
import { countCopy } from '@/lib/analytics';
import { copyText } from '@/lib/clipboard';
import { type Entry, KINDS } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';
import { recordUse } from '@/lib/prompt-uses/record-use';
import { copiedPrompt } from '@/lib/prompts/copied-prompt';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';

/** Copies a prompt as its row in a list does, filled with what this browser has stored for its blanks. What to say then. */
export async function copyEntry(entry: Entry): Promise<{ copied: boolean; message: string }> {
  const loading = loadText(entry);
  const prompt = loading.then(({ id, text }) => copiedPrompt(id, text));
  // Nobody handles it where the clipboard refuses at once.
  prompt.catch(() => undefined);
  if (!(await copyText(prompt.then(({ text }) => text))))
    return { copied: false, message: `Could not copy. Open “${entry.title}” and copy it there.` };
  recordUse(entry.id);
  if (entry.kind !== 'own') countCopy({ slug: entry.id, category: (await loading).category });
  const { note } = await prompt;
  return { copied: true, message: ['Copied!', note].filter(Boolean).join(' ') };
}

async function loadText({ kind, id }: Entry): Promise<{ id: string; text: string; category: string }> {
  if (kind === 'own') {
    const response = await fetch(paths.userPromptData(id));
    if (!response.ok) throw new Error(`The prompt answered ${response.status}`);
    const { content }: UserPrompt = await response.json();
    return { id, text: content, category: '' };
  }
  const prompt = await loadPrompt(KINDS[kind].source?.(id) ?? '');
  return { id: prompt.id, text: prompt.promptText, category: prompt.category.slug };
}
