'use client';

import { quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';

const ShareMenu = lazyDialog(() => import('./more-choices').then((module) => module.ShareMenu));

export function ShareButton({ path }: { path: string }) {
  return (
    <MenuButton className={`${quietButtonClass} relative`} menu={(state) => <ShareMenu {...state} path={path} />}>
      <Icon name="share-2" />
      Share
    </MenuButton>
  );
}
