'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';

const CustomizeDialog = lazyDialog(() => import('./more-choices').then((module) => module.CustomizeDialog));

type Props = {
  className: string;
  withIcon?: boolean;
  iconOnly?: boolean;
};

/** Opens the dialog in which all blanks are fields. */
export function CustomizeButton({ className, withIcon, iconOnly }: Props) {
  const label = iconOnly ? { 'aria-label': 'Customize', 'data-tip': 'Customize' } : {};
  return (
    <DialogButton {...label} className={className} dialog={(state) => <CustomizeDialog {...state} />}>
      {(withIcon || iconOnly) && <Icon name="customize" />}
      {!iconOnly && 'Customize'}
    </DialogButton>
  );
}
