import type { MouseEvent, ReactNode } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { isReplayed } from '@/lib/browser/early-input';
import { recordUse } from '@/lib/dashboard/uses/record-use';
import { type Assistant, assistantLink } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';

type Props = Pick<CopiedPrompt, 'text' | 'empty' | 'added'> & {
  assistant: Assistant;
  promptId: string;
  name?: string | undefined;
  className: string;
  children: ReactNode;
  /** Asks before blanks are sent empty (SendQuestion). Without it they are sent. */
  onAsk?: (assistant: Assistant, event: MouseEvent) => void;
  onSent?: () => void;
  'data-row-action'?: 'send';
  onMessage: (message: string) => void;
};

/** Opens a filled prompt in an assistant, which the buttons then offer first. */
export function SendLink({ assistant, promptId, text, empty, added, name, className, children, onAsk, onSent, onMessage, ...mark }: Props) {
  const { href, carriesText } = assistantLink(assistant, text);

  const press = async (event: MouseEvent) => {
    if (onAsk && empty.length > 0) {
      event.preventDefault();
      onAsk(assistant, event);
      return;
    }
    // A press from before this code was there may be too old for the browser to open a window.
    if (isReplayed() && navigator.userActivation?.isActive === false) {
      event.preventDefault();
      onMessage('Tap again to send');
      return;
    }
    onMessage(added);
    const sending = sendPrompt(assistant, promptId, text);
    onSent?.();
    if (carriesText) return;
    const why = (await sending)
      ? whyCopied(assistant)
      : `${assistant.name} is open, but your browser did not allow copying. Copy the prompt by hand.`;
    onMessage(added ? `${why} ${added}.` : why);
  };

  return (
    <a
      {...mark}
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

/** Copies what an assistant's link cannot carry, counts the use and offers this assistant first from now on. False if copying was refused. */
export async function sendPrompt(assistant: Assistant, promptId: string, text: string): Promise<boolean> {
  chosenAssistant.choose(assistant);
  recordUse(promptId);
  return assistantLink(assistant, text).carriesText || copyText(text);
}
