import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { TIMES } from '@/lib/limits';
import { isMac } from './pressed-key';

/** Help about keys that are pressed together. `Ctrl` is shown as ⌘ on a Mac. `does` says what they do. */
export type KeyHint = { keys: readonly string[]; does: string };

type Props = {
  keysId?: string;
  keys: readonly KeyHint[];
  status: string;
  message: string;
};

export function PaletteFoot({ keysId, keys, status, message }: Props) {
  const settled = useSettled(status);
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-2 text-meta text-ink-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom))] md:px-6">
      <p className="num" aria-hidden="true">
        {message || status}
      </p>
      <p className="sr-only" role="status">
        {message || settled}
      </p>
      <p id={keysId} className="flex flex-wrap gap-x-3.5 gap-y-1 text-ink-3 touch:hidden">
        {keys.map((hint) => (
          <span key={hint.does} className="inline-flex items-center gap-1">
            {hint.keys.map((key) => (
              <kbd key={key}>{key === 'Ctrl' && isMac() ? '⌘' : key}</kbd>
            ))}{' '}
            {hint.does}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A text once it has stayed the same for a while, so that screen readers do not announce it at every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TIMES.settled);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type HeadProps = {
  onBack?: () => void;
  children?: ReactNode;
};

export function PaletteHead({ onBack, children }: HeadProps) {
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
