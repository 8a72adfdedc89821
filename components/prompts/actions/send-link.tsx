'use client';

import type { ReactNode } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { recordUse } from '@/lib/prompt-uses/record-use';
import { type Assistant, sendLink } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';

type Props = {
  assistant: Assistant;
  /** Whose text it is: a slug, or the id of somebody's prompt. */
  promptId: string;
  text: string;
  /** What to say beside it, if anything. */
  note: string;
  className: string;
  children: ReactNode;
  onMessage: (message: string) => void;
};

/** Opens a filled prompt in an assistant, which from then on is the one of the buttons. */
export function SendLink({ assistant, promptId, text, note, className, children, onMessage }: Props) {
  const { href, carriesText } = sendLink(assistant, text);

  const copyFirst = async () => {
    onMessage(note);
    chosenAssistant.choose(assistant);
    recordUse(promptId);
    if (carriesText) return;
    const copied = await copyText(text);
    const why = copied
      ? whyCopied(assistant)
      : `${assistant.name} is open, but your browser did not allow copying. Copy the prompt by hand.`;
    onMessage(note ? `${why} ${note}.` : why);
  };

  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Send to ${assistant.name}`}
      onClick={copyFirst}
    >
      {children}
    </a>
  );
}

function whyCopied({ name, prefill }: Assistant): string {
  return prefill === null
    ? `${name} takes no text from a link. The prompt is copied: paste it there.`
    : `The prompt is too long for a link. It is copied: paste it in ${name}.`;
}
