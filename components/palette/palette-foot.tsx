'use client';

import { useEffect, useState } from 'react';
import { keyClass } from '@/components/ui/key-class';
import { TIMES } from '@/lib/limits';
import { isMac } from './pressed-key';

type Props = {
  keysId: string;
  /** How many results there are. */
  status: string;
  /** What came of an action; shown in place of the status. */
  message: string;
};

/** What there is to say, and the keys. */
export function PaletteFoot({ keysId, status, message }: Props) {
  const settled = useSettled(status);
  const command = isMac() ? '⌘' : 'Ctrl';
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-2 text-meta text-ink-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom))] md:px-6">
      <p className="num" aria-hidden="true">
        {message || status}
      </p>
      <p className="sr-only" role="status">
        {message || settled}
      </p>
      <p id={keysId} className="flex flex-wrap gap-x-3.5 gap-y-1 text-ink-3 touch:hidden">
        <Key keys={['Enter']}>open</Key>
        <Key keys={[command, 'Enter']}>new tab</Key>
        <Key keys={[command, 'C']}>copy</Key>
        <Key keys={['Esc']}>close</Key>
      </p>
    </div>
  );
}

function Key({ keys, children }: { keys: string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd key={key} className={keyClass}>
          {key}
        </kbd>
      ))}{' '}
      {children}
    </span>
  );
}

/** `text` once it has stayed the same for a while, so that it is not announced for every letter that is typed. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TIMES.settled);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
