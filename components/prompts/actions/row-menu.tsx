'use client';

import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';
import type { PromptRef } from '@/lib/prompts/prompt-ref';

const RowChoices = lazyDialog(() => import('./row-choices').then((module) => module.RowChoices));

/** What else can be done with a prompt of a list. */
export function RowMenu({ prompt, title }: { prompt: PromptRef; title: string }) {
  return (
    <MenuButton
      className={`${iconButtonClass} -mr-3 md:-mr-2 md:size-9`}
      aria-label={`More: ${title}`}
      data-tip="More"
      menu={(state) => <RowChoices {...state} prompt={prompt} title={title} />}
    >
      <Icon name="more" />
    </MenuButton>
  );
}
