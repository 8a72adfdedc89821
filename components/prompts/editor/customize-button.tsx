'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

const CustomizeDialog = dynamic(() => import('./customize-dialog').then((module) => module.CustomizeDialog), { ssr: false });

/** Opens the dialog in which all blanks are fields; its code comes with the first use. */
export function CustomizeButton({ className, icon = false }: { className: string; icon?: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <>
      <button
        type="button"
        className={`${className} js-only`}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want();
          setOpen(true);
        }}
      >
        {icon && <Icon name="customize" />}
        Customize
      </button>
      {wanted && <CustomizeDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
