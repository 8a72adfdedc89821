'use client';

import { iconButtonClass } from '@/components/ui/button-class';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';

const MenuDrawer = lazyComponent(() => import('./menu-drawer').then((module) => module.MenuDrawer));

export function DrawerButton() {
  return (
    <DialogButton
      className={`${iconButtonClass} nav:hidden`}
      aria-label="Menu"
      data-tip="Menu"
      dialog={(state) => <MenuDrawer {...state} />}
    >
      <Icon name="menu" />
    </DialogButton>
  );
}
