'use client';

import dynamic from 'next/dynamic';
import { Icon } from '@/components/ui/icon';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';

const CustomizeDialog = dynamic(() => import('./customize-dialog').then((module) => module.CustomizeDialog), { ssr: false });

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
