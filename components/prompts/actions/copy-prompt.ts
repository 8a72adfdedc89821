import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';

/** A prompt of a list as it is copied, with the stored values of its blanks. The code that fills it in is fetched with its text. */
export async function copyFromList(text: Promise<FillablePrompt>): Promise<CopiedPrompt> {
  const [prompt, { copiedPrompt }] = await Promise.all([text, import('@/lib/prompts/copied-prompt')]);
  return copiedPrompt(prompt);
}

export const notCopied = (title: string) => `Could not copy. Open “${title}” and copy it there.`;
