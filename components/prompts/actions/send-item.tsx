import { type MouseEvent, useState } from 'react';
import { menuItemClass } from '@/components/ui/action-button';
import { Icon } from '@/components/ui/icon';
import type { Assistant } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import { copiedPromptWithStored } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { SendQuestion } from './send-choices';
import { SendLink } from './send-link';

type Props = {
  prompt: FillablePrompt | 'failed' | undefined;
  title?: string;
  onMessage: (message: string) => void;
};

/** Send as a choice of a row's menu, which asks before blanks are sent empty. */
export function SendItem({ prompt, title, onMessage }: Props) {
  const [asking, setAsking] = useState(false);
  const assistant = chosenAssistant.get();
  const label = `Send to ${assistant.name}`;
  if (typeof prompt !== 'object')
    return (
      <li>
        <span className={`${menuItemClass} text-ink-3`}>{prompt === 'failed' ? 'The prompt did not load' : label}</span>
      </li>
    );

  const { text, empty, added } = copiedPromptWithStored(prompt);
  const link = { assistant, promptId: prompt.ref.id, text, empty, added, onMessage };
  const ask = (_: Assistant, event: MouseEvent) => {
    // The event is stopped, because the menu would close.
    event.stopPropagation();
    setAsking(true);
  };
  return (
    <li>
      {asking ? (
        <SendQuestion {...link} fillHref={promptPath(prompt.ref)} className="px-3.5 pt-2.5" />
      ) : (
        <SendLink {...link} name={title && `${label}: ${title}`} onAsk={ask} className={menuItemClass}>
          {label}
          <Icon name="open" />
        </SendLink>
      )}
    </li>
  );
}
