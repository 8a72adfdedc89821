'use client';

import { useEffect, useRef } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Icon } from '@/components/ui/icon';
import { copyText } from '@/lib/clipboard';
import { ASSISTANTS, type Assistant, sendLink } from '@/lib/prompts/assistants';

type Props = { label: string; onMessage: (message: string) => void };

/** Opens the filled prompt in an assistant: the first one by the link, the others from a small menu. */
export function SendLinks({ label, onMessage }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [first, ...others] = ASSISTANTS;

  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  return (
    <div className="send">
      <SendLink assistant={first} className="btn" accessibleName={`Send to ${first.name}`} onMessage={onMessage}>
        {label}
      </SendLink>
      <details ref={menu}>
        <summary className="btn" aria-label="Send to another assistant" data-tip="Send elsewhere">
          <Icon name="expand" />
        </summary>
        <ul>
          {others.map((assistant) => (
            <li key={assistant.id}>
              <SendLink assistant={assistant} accessibleName={`Send to ${assistant.name}`} onMessage={onMessage}>
                {assistant.name}
              </SendLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type LinkProps = { assistant: Assistant; className?: string; accessibleName: string; children: string; onMessage: Props['onMessage'] };

function SendLink({ assistant, className, accessibleName, children, onMessage }: LinkProps) {
  const { text } = usePromptValues();
  const { href, carriesText } = sendLink(assistant, text);

  const copyFirst = async () => {
    onMessage('');
    if (carriesText) return;
    const copied = await copyText(text);
    onMessage(
      copied ? whyCopied(assistant) : `${assistant.name} is open, but your browser did not allow copying. Copy the prompt by hand.`,
    );
  };

  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" aria-label={accessibleName} onClick={copyFirst}>
      {children}
      <Icon name="open" />
    </a>
  );
}

function whyCopied({ name, prefill }: Assistant): string {
  return prefill === null
    ? `${name} takes no text from a link. The prompt is copied: paste it there.`
    : `The prompt is too long for a link. It is copied: paste it in ${name}.`;
}
