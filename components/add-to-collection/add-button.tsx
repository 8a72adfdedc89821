'use client';

import { iconButtonClass, quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const AddDialog = lazyDialog(() => import('./add-dialog').then((module) => module.AddDialog));

type Props = {
  promptId: string;
  title: string;
  /** Only an icon, of this class. */
  iconClass?: string;
};

/** Puts one's own prompt into collections. */
export function AddButton({ promptId, title, iconClass }: Props) {
  const { open, wanted, setOpen, show, button } = useLazyDialog();
  return (
    <>
      <button
        {...button}
        className={iconClass ? `${iconButtonClass} ${iconClass}` : `${quietButtonClass} js-only`}
        aria-label={iconClass && `Add to collection: ${title}`}
        data-tip={iconClass && 'Add to collection'}
        onClick={show}
      >
        <Icon name="add-to-list" />
        {!iconClass && 'Add to collection'}
      </button>
      {wanted && open && <AddDialog promptId={promptId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
