import { countUse } from '@/lib/dashboard/uses/record-use';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import type { PromptLoader } from './use-prompt-loader';

/** A prompt of a list as Copy and Send use it, filled with the stored values. The code that fills it is loaded beside its text. */
export async function filledWithStored(loading: Promise<FillablePrompt>): Promise<CopiedPrompt> {
  const [prompt, { copiedPromptWithStored }] = await Promise.all([loading, import('@/lib/prompts/copied-prompt')]);
  return copiedPromptWithStored(prompt);
}

/** Props of a button that copies a prompt of a list. Its note is about empty blanks and added lines. */
export function rowCopyProps(load: PromptLoader['load'], title: string) {
  const copied = () => filledWithStored(load());
  return {
    text: async () => (await copied()).text,
    note: async () => (await copied()).note,
    failure: `Could not copy. Open “${title}” and copy it there.`,
    onCopied: () => void load().then(countUse),
    /** Loads all that the click needs. A failure is told after the click. */
    onPreload: () => void copied().catch(() => undefined),
  };
}
