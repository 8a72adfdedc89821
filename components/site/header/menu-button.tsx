'use client';

import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const MenuDrawer = lazyDialog(() => import('./menu-drawer').then((module) => module.MenuDrawer));

export function MenuButton() {
  const drawer = useLazyDialog();
  return (
    <>
      <button
        {...drawer.button}
        className={`${iconButtonClass} js-only nav:hidden`}
        aria-label="Menu"
        data-tip="Menu"
        aria-expanded={drawer.open}
        onClick={drawer.show}
      >
        <Icon name="menu" />
      </button>
      {drawer.wanted && <MenuDrawer open={drawer.open} onOpenChange={drawer.setOpen} />}
    </>
  );
}
