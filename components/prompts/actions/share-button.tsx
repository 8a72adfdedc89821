'use client';

import { buttonClass, iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';

const ShareMenu = lazyDialog(() => import('./share-menu').then((module) => module.ShareMenu));

/** Shares the public page of a prompt. `iconOnly`: its word is a tooltip. */
export function ShareButton({ path, iconOnly = false }: { path: string; iconOnly?: boolean }) {
  return (
    <MenuButton
      className={iconOnly ? iconButtonClass : buttonClass({ className: 'relative' })}
      aria-label="Share"
      data-tip={iconOnly ? 'Share' : undefined}
      menu={(state) => <ShareMenu {...state} path={path} />}
    >
      <Icon name="share-2" />
      {!iconOnly && 'Share'}
    </MenuButton>
  );
}
