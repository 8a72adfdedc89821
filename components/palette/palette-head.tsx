import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';

type Props = {
  /** Returns to the view of the palette that opened this one. Its Back button takes the place of the children. */
  onBack?: () => void;
  children?: ReactNode;
};

export function PaletteHead({ onBack, children }: Props) {
  return (
    <div className={`flex flex-none items-center justify-between pt-2 pr-2 ${onBack ? 'pl-2 md:pl-4' : 'pl-4 md:pl-6'}`}>
      {onBack ? (
        <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={onBack}>
          <Icon name="back" />
          Back
        </button>
      ) : (
        children
      )}
      <DialogCloseIcon />
    </div>
  );
}
