'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { copyText } from '@/lib/clipboard';
import { recordUse } from '@/lib/prompt-uses/record-use';
import { ASSISTANTS, type Assistant, sendLink } from '@/lib/prompts/assistants';

type Props = {
  label: string;
  /** In the line of actions of small screens: the menu opens upwards. */
  bar?: boolean;
  onMessage: (message: string) => void;
};

const SUMMARY = 'relative cursor-pointer list-none rounded-l-none border-l-0 [&::-webkit-details-marker]:hidden';
const MENU =
  'absolute right-0 z-12 min-w-[220px] border-t-4 border-ink bg-paper-float shadow-float outline outline-[light-dark(transparent,var(--color-rule))]';
const ITEM = 'flex min-h-11 items-center justify-between gap-3 px-3.5 text-ui font-medium no-underline hover:bg-hover';

/** Opens the filled prompt in an assistant: the first one by the link, the others from a small menu. */
export function SendLinks({ label, bar, onMessage }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const size = bar ? 'bar' : 'medium';
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
    <div className={`relative grid grid-cols-[minmax(0,1fr)_auto] parsing:invisible print:hidden ${bar ? '' : 'col-span-full'}`}>
      <SendLink assistant={first} className={buttonClass({ size, className: 'rounded-r-none' })} onMessage={onMessage}>
        {label}
        <Icon name="open" className={bar ? 'max-[400px]:hidden' : ''} />
      </SendLink>
      <details ref={menu}>
        <summary
          className={buttonClass({ size, className: `${SUMMARY} ${bar ? 'px-[9px]!' : 'px-3!'}` })}
          aria-label="Send to another assistant"
          data-tip="Send elsewhere"
        >
          <Icon name="expand" />
        </summary>
        <ul className={`${MENU} ${bar ? 'bottom-[calc(100%+4px)]' : 'top-[calc(100%+4px)]'}`}>
          {others.map((assistant) => (
            <li key={assistant.id} className="not-first:border-t not-first:border-rule">
              <SendLink assistant={assistant} className={ITEM} onMessage={onMessage}>
                {assistant.name}
                <Icon name="open" />
              </SendLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type LinkProps = { assistant: Assistant; className: string; children: ReactNode; onMessage: Props['onMessage'] };

function SendLink({ assistant, className, children, onMessage }: LinkProps) {
  const { prompt, text } = usePromptValues();
  const { href, carriesText } = sendLink(assistant, text);

  const copyFirst = async () => {
    onMessage('');
    recordUse(prompt.slug || prompt.id);
    if (carriesText) return;
    const copied = await copyText(text);
    onMessage(
      copied ? whyCopied(assistant) : `${assistant.name} is open, but your browser did not allow copying. Copy the prompt by hand.`,
    );
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
