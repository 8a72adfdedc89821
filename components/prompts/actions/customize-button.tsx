'use client';

import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const CustomizeDialog = lazyDialog(() => import('./customize-dialog').then((module) => module.CustomizeDialog));

/** Opens the dialog in which all blanks are fields. */
export function CustomizeButton({ className, icon = false }: { className: string; icon?: boolean }) {
  const dialog = useLazyDialog();
  return (
    <>
      <button {...dialog.button} className={`${className} js-only`} onClick={dialog.show}>
        {icon && <Icon name="customize" />}
        Customize
      </button>
      {dialog.wanted && <CustomizeDialog open={dialog.open} onOpenChange={dialog.setOpen} />}
    </>
  );
}
