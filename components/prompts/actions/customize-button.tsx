'use client';

import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const CustomizeDialog = lazyDialog(() => import('./customize-dialog').then((module) => module.CustomizeDialog));

type Props = {
  className: string;
  withIcon?: boolean;
  iconOnly?: boolean;
};

/** Opens the dialog in which all blanks are fields. */
export function CustomizeButton({ className, withIcon, iconOnly }: Props) {
  const dialog = useLazyDialog();
  const label = iconOnly ? { 'aria-label': 'Customize', 'data-tip': 'Customize' } : {};
  return (
    <>
      <button {...dialog.button} {...label} className={`${className} js-only`} onClick={dialog.show}>
        {(withIcon || iconOnly) && <Icon name="customize" />}
        {!iconOnly && 'Customize'}
      </button>
      {dialog.wanted && <CustomizeDialog open={dialog.open} onOpenChange={dialog.setOpen} />}
    </>
  );
}
