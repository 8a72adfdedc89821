'use client';

import type { ComponentProps } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { MoreButton } from '@/components/ui/menu-button';

const RowChoices = lazyComponent(() => import('./row-choices').then((module) => module.RowChoices));

type Props = Pick<ComponentProps<typeof RowChoices>, 'prompt' | 'title' | 'pin'> & { tabIndex?: number; className?: string };

/** The menu of a library or public prompt in a list. */
export function RowMenu({ prompt, title, pin, tabIndex, className = 'prompt-row-more' }: Props) {
  return (
    <MoreButton
      className={className}
      tabIndex={tabIndex}
      title={title}
      menu={(state) => <RowChoices {...state} prompt={prompt} title={title} pin={pin} />}
    />
  );
}
