'use client';

import { quietButtonClass } from '@/components/ui/button-class';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import { MenuButton } from '@/components/ui/menu-button';

const CustomizeDialog = lazyComponent(() => import('./dialogs').then((module) => module.CustomizeDialog));

export function CustomizeButton({ className, withIcon }: { className: string; withIcon?: boolean }) {
  return (
    <DialogButton className={className} dialog={(state) => <CustomizeDialog {...state} />}>
      {withIcon && <Icon name="customize" />}
      Customize
    </DialogButton>
  );
}

const ShareMenu = lazyComponent(() => import('./dialogs').then((module) => module.ShareMenu));

export function ShareButton({ path }: { path: string }) {
  return (
    <MenuButton className={`${quietButtonClass} relative`} menu={(state) => <ShareMenu {...state} path={path} />}>
      <Icon name="share-2" />
      Share
    </MenuButton>
  );
}

const UseInDialog = lazyComponent(() => import('./dialogs').then((module) => module.UseInDialog));

type Props = {
  /** The path of the public page of a prompt or a list. */
  path: string;
  ofPrompt?: boolean;
  className: string;
};

export function UseInButton({ className, ...page }: Props) {
  return (
    <DialogButton className={className} dialog={(state) => <UseInDialog {...page} {...state} />}>
      Use it in…
    </DialogButton>
  );
}
