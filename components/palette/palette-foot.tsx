import { useEffect, useState } from 'react';
import { TIMES } from '@/lib/limits';
import { isMac } from './pressed-key';

/** Keys that are pressed together; `Ctrl` is ⌘ on a Mac. */
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

/** `text` once it has stayed the same for a while, so that it is not announced at every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TIMES.settled);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
