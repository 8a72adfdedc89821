'use client';

import type { ItemAction } from '@/components/ui/action-button';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';
import type { PromptRef } from '@/lib/prompts/prompt-ref';

const RowChoices = lazyDialog(() => import('./row-choices').then((module) => module.RowChoices));

type Props = {
  prompt: PromptRef;
  title: string;
  pin?: ItemAction;
  tabIndex?: number;
  className?: string;
};

export function RowMenu({ prompt, title, pin, tabIndex, className = `${iconButtonClass} -mr-3 md:-mr-2 md:size-9` }: Props) {
  return (
    <MenuButton
      className={className}
      tabIndex={tabIndex}
      aria-label={`More: ${title}`}
      data-tip="More"
      menu={(state) => <RowChoices {...state} prompt={prompt} title={title} pin={pin} />}
    >
      <Icon name="more" />
    </MenuButton>
  );
}
