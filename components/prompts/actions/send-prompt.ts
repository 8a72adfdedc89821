import { copyText } from '@/lib/browser/clipboard';
import { recordUse } from '@/lib/dashboard/uses/record-use';
import { type Assistant, assistantLink } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';

export type SentPrompt = Pick<CopiedPrompt, 'text' | 'added'> & { assistant: Assistant; promptId: string };

/**
 * Copies what an assistant's link cannot carry, and records the use. From now on the assistant is offered first, if it is one of ASSISTANTS. Returns
 * the message to show, which may be empty.
 */
export async function sendPrompt({ assistant, promptId, text, added }: SentPrompt): Promise<string> {
  chosenAssistant.choose(assistant);
  recordUse(promptId);
  if (assistantLink(assistant, text).carriesText) return added;
  const why = (await copyText(text))
    ? whyCopied(assistant)
    : `${assistant.name} is open, but your browser did not allow copying. Copy the prompt by hand.`;
  return added ? `${why} ${added}.` : why;
}

function whyCopied({ name, prefill }: Assistant): string {
  return prefill === null
    ? `${name} takes no text from a link. The prompt is copied: paste it there.`
    : `The prompt is too long for a link. It is copied: paste it in ${name}.`;
}

/** True once a press is too old for the browser to open a window, because code or a prompt was loaded meanwhile. */
export const isPressTooOld = () => navigator.userActivation?.isActive === false;
