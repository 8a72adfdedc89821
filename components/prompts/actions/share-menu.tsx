'use client';

import { useState } from 'react';
import { AddItem } from '@/components/add-to-collection/add-item';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { Menu } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { writtenIn } from '@/lib/prompts/shared-values';
import { EmbedItem } from './embed-item';
import { ShareItems } from './share-items';

const AddDialog = lazyDialog(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));

type Props = MenuState & { path: string; promptId: string };

/** The choices of a ShareButton. */
export function ShareMenu({ path, promptId, onMessage, ...state }: Props) {
  const [adding, setAdding] = useState(false);
  const { prompt, variables, values } = usePromptValues();
  return (
    <>
      <Menu {...state}>
        <ShareItems path={path} title={prompt.title} written={writtenIn(variables, values)} onMessage={onMessage} />
        <EmbedItem path={path} title={prompt.title} onMessage={onMessage} />
        <AddItem promptId={promptId} onChoose={() => setAdding(true)} />
      </Menu>
      {adding && <AddDialog promptId={promptId} title={prompt.title} onClose={() => setAdding(false)} />}
    </>
  );
}
