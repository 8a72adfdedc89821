'use client';

import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu, menuItemClass } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { ASSISTANTS } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import { SendLink } from './send-link';

type Props = MenuState & { link: Omit<ComponentProps<typeof SendLink>, 'assistant' | 'className' | 'children'> };

/** The assistants that are not the button's. */
export function AssistantMenu({ link, ...state }: Props) {
  const others = ASSISTANTS.filter((assistant) => assistant !== chosenAssistant.get());
  return (
    <Menu {...state}>
      {others.map((assistant) => (
        <li key={assistant.id}>
          <SendLink {...link} assistant={assistant} className={menuItemClass}>
            {assistant.name}
            <Icon name="open" />
          </SendLink>
        </li>
      ))}
    </Menu>
  );
}
