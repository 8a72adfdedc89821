import { useState, useSyncExternalStore } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import { MenuButton } from '@/components/ui/menu-button';
import type { Assistant } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import type { Values } from '@/lib/prompts/template';
import { SendLink } from './send-link';

const loadChoices = () => import('./send-choices');
const AssistantMenu = lazyComponent(() => loadChoices().then((module) => module.AssistantMenu));
const SendQuestion = lazyComponent(() => loadChoices().then((module) => module.SendQuestion));

type Props = {
  nameClass?: string;
  size?: 'bar' | 'medium' | 'small';
  className?: string;
  questionClass?: string;
  onMessage: (message: string) => void;
};

/** Sends the filled prompt to the assistant used last, or to another one from a menu. Asks before blanks are sent empty. */
export function SendLinks({ nameClass, size = 'medium', className = '', questionClass = '', onMessage }: Props) {
  const { prompt, values, text, empty, added } = usePromptValues();
  const assistant = useSyncExternalStore(chosenAssistant.subscribe, chosenAssistant.get, chosenAssistant.getOnServer);
  const [preloaded, setPreloaded] = useState(false);
  const [asked, setAsked] = useState<{ assistant: Assistant; values: Values } | null>(null);
  const onAsk = (wanted: Assistant) => {
    onMessage('');
    setAsked({ assistant: wanted, values });
  };
  const link = { promptId: prompt.ref.id, text, empty, added, onMessage };
  // A question is dropped as soon as something is written, because the blanks may be filled then.
  const asking = asked?.values === values ? asked.assistant : null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only to load what a press may show */}
      <div
        className={`grid grid-cols-[minmax(0,1fr)_auto] parsing:invisible print:hidden ${className}`}
        onPointerEnter={() => setPreloaded(true)}
        onFocus={() => setPreloaded(true)}
      >
        <SendLink
          {...link}
          data-row-action="send"
          assistant={assistant}
          onAsk={onAsk}
          className={buttonClass({ size, className: 'rounded-r-none' })}
        >
          <span>
            Send<span className={nameClass}> to {assistant.name}</span>
          </span>
          <Icon name="open" className={size === 'bar' ? 'max-2xs:hidden' : ''} />
        </SendLink>
        <MenuButton
          className={buttonClass({
            size,
            className: `relative rounded-l-none border-l-0 ${size === 'bar' ? 'min-w-11 px-[9px]!' : 'px-3!'}`,
          })}
          aria-label="Send to another assistant"
          data-tip="Send elsewhere"
          menu={(state) => <AssistantMenu {...state} link={{ ...link, onAsk }} />}
        >
          <Icon name="expand" />
        </MenuButton>
      </div>
      {(preloaded || asking) && (
        <SendQuestion
          {...link}
          key={asking?.id}
          assistant={asking}
          className={`col-span-full w-full ${questionClass}`}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
