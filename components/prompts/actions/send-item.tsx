'use client';

import { Icon } from '@/components/ui/icon';
import { menuItemClass } from '@/components/ui/menu';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import { copiedPrompt } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { SendLink } from './send-link';

type Props = {
  /** Not there while it is fetched. */
  prompt: FillablePrompt | 'failed' | undefined;
  /** At the end of its accessible name. */
  title?: string;
  onMessage: (message: string) => void;
};

/** The choice of a menu that sends a prompt of a list, filled, to the assistant that was sent to last. */
export function SendItem({ prompt, title, onMessage }: Props) {
  const assistant = chosenAssistant.get();
  const label = `Send to ${assistant.name}`;
  return (
    <li>
      {typeof prompt === 'object' ? (
        <SendLink
          assistant={assistant}
          promptId={prompt.ref.id}
          {...copiedPrompt(prompt)}
          name={title && `${label}: ${title}`}
          className={menuItemClass}
          onMessage={onMessage}
        >
          {label}
          <Icon name="open" />
        </SendLink>
      ) : (
        <span className={`${menuItemClass} text-ink-3`}>{prompt === 'failed' ? 'The prompt did not load' : label}</span>
      )}
    </li>
  );
}
