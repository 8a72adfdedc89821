'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';

const CustomizeDialog = lazyDialog(() => import('./more-choices').then((module) => module.CustomizeDialog));

export function CustomizeButton({ className, withIcon }: { className: string; withIcon?: boolean }) {
  return (
    <DialogButton className={className} dialog={(state) => <CustomizeDialog {...state} />}>
      {withIcon && <Icon name="customize" />}
      Customize
    </DialogButton>
  );
}
