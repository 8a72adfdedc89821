'use client';

import { useSyncExternalStore } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import { SendLink } from './send-link';

const AssistantMenu = lazyDialog(() => import('./assistant-menu').then((module) => module.AssistantMenu));

type Props = {
  /** Of the assistant's name, where there may be no room for it. */
  nameClass?: string;
  size?: 'bar' | 'medium' | 'small';
  className?: string;
  onMessage: (message: string) => void;
};

/** Opens the filled prompt in the assistant of one's choice, or in another one from a menu. */
export function SendLinks({ nameClass, size = 'medium', className = '', onMessage }: Props) {
  const { prompt, text, note } = usePromptValues();
  const assistant = useChosenAssistant();
  const shared = { promptId: prompt.ref.id, text, note, onMessage };
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] parsing:invisible print:hidden ${className}`}>
      <SendLink {...shared} assistant={assistant} className={buttonClass({ size, className: 'rounded-r-none' })}>
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
        menu={(state) => <AssistantMenu {...state} {...shared} />}
      >
        <Icon name="expand" />
      </MenuButton>
    </div>
  );
}

/** The assistant of the buttons: the one that was last sent to. */
export function useChosenAssistant() {
  return useSyncExternalStore(chosenAssistant.subscribe, chosenAssistant.get, chosenAssistant.getOnServer);
}
