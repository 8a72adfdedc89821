import type { MouseEvent, ReactNode } from 'react';
import { isReplayed } from '@/lib/browser/early-input';
import { type Assistant, assistantLink } from '@/lib/prompts/assistants';
import type { CopiedPrompt } from '@/lib/prompts/copied-prompt';
import { isPressTooOld, type SentPrompt, sendPrompt } from './send-prompt';

type Props = SentPrompt & {
  empty: CopiedPrompt['empty'];
  name?: string | undefined;
  className: string;
  children: ReactNode;
  /** Asks before blanks are sent empty (SendQuestion). Without it they are sent. */
  onAsk?: (assistant: Assistant, event: MouseEvent) => void;
  onSent?: () => void;
  'data-row-action'?: 'send';
  onMessage: (message: string) => void;
};

/** Opens a filled prompt in an assistant (sendPrompt). */
export function SendLink({ assistant, promptId, text, empty, added, name, className, children, onAsk, onSent, onMessage, ...mark }: Props) {
  const press = async (event: MouseEvent) => {
    if (onAsk && empty.length > 0) {
      event.preventDefault();
      onAsk(assistant, event);
      return;
    }
    if (isReplayed() && isPressTooOld()) {
      event.preventDefault();
      onMessage('Tap again to send');
      return;
    }
    const sending = sendPrompt({ assistant, promptId, text, added });
    onSent?.();
    onMessage(await sending);
  };

  return (
    <a
      {...mark}
      className={className}
      href={assistantLink(assistant, text).href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name ?? `Send to ${assistant.name}`}
      onClick={press}
    >
      {children}
    </a>
  );
}
