'use client';

import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Menu } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { writtenIn } from '@/lib/prompts/shared-values';
import { ShareItems } from './share-items';

/** The choices of a ShareButton. */
export function ShareMenu({ path, say, ...state }: MenuState & { path: string }) {
  const { prompt, variables, values } = usePromptValues();
  return (
    <Menu {...state}>
      <ShareItems path={path} title={prompt.title} written={writtenIn(variables, values)} say={say} />
    </Menu>
  );
}
