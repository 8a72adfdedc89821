'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

const MenuDrawer = dynamic(() => import('./menu-drawer').then((module) => module.MenuDrawer), { ssr: false });

/** Opens the drawer of small screens; its code comes with the first tap. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn-icon menu-button js-only"
        aria-label="Menu"
        data-tip="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {wanted && <MenuDrawer open={open} onOpenChange={setOpen} />}
    </>
  );
}
