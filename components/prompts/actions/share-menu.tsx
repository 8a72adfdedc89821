'use client';

import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Menu } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { writtenIn } from '@/lib/prompts/shared-values';
import { EmbedItem } from './embed-item';
import { ShareItems } from './share-items';

type Props = MenuState & { path: string };

/** The choices of a ShareButton. */
export function ShareMenu({ path, onMessage, ...state }: Props) {
  const { prompt, variables, values } = usePromptValues();
  return (
    <Menu {...state}>
      <ShareItems path={path} title={prompt.title} written={writtenIn(variables, values)} onMessage={onMessage} />
      <EmbedItem path={path} title={prompt.title} onMessage={onMessage} />
    </Menu>
  );
}
