'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { recordUse } from '@/lib/dashboard/uses/record-use';
import { type Assistant, sendLink } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';

type Props = Pick<CopiedPrompt, 'text' | 'empty' | 'added'> & {
  ref?: Ref<HTMLAnchorElement> | undefined;
  assistant: Assistant;
  /** A library prompt's slug, or the id of a shared or own prompt. */
  promptId: string;
  /** Its accessible name, where “Send to …” is not enough. */
  name?: string | undefined;
  className: string;
  children: ReactNode;
  /** Asks before blanks are sent empty (SendQuestion). Without it they are sent. */
  onAsk?: (assistant: Assistant, event: MouseEvent) => void;
  onSent?: () => void;
  onMessage: (message: string) => void;
};

/** Opens a filled prompt in an assistant, which the buttons then offer first. */
export function SendLink({ ref, assistant, promptId, text, empty, added, name, className, children, onAsk, onSent, onMessage }: Props) {
  const { href, carriesText } = sendLink(assistant, text);

  const press = async (event: MouseEvent) => {
    if (onAsk && empty.length > 0) {
      event.preventDefault();
      onAsk(assistant, event);
      return;
    }
    onMessage(added);
    chosenAssistant.choose(assistant);
    recordUse(promptId);
    onSent?.();
    if (carriesText) return;
    const copied = await copyText(text);
    const why = copied
      ? whyCopied(assistant)
      : `${assistant.name} is open, but your browser did not allow copying. Copy the prompt by hand.`;
    onMessage(added ? `${why} ${added}.` : why);
  };

  return (
    <a
      ref={ref}
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name ?? `Send to ${assistant.name}`}
      onClick={press}
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
