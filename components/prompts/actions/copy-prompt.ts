import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';

/** A prompt of a list as it is copied, filled with what this browser has stored for its blanks. The code that fills it is fetched with its text. */
export async function copyFromList(text: Promise<FillablePrompt>): Promise<CopiedPrompt> {
  const [prompt, { copiedPrompt }] = await Promise.all([text, import('@/lib/prompts/copied-prompt')]);
  return copiedPrompt(prompt);
}

/** What is said where a prompt of a list could not be copied. */
export const notCopied = (title: string) => `Could not copy. Open “${title}” and copy it there.`;
