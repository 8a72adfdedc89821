'use client';

import { useState } from 'react';
import { announce } from '@/lib/browser/announce';
import type { Values } from '@/lib/prompts/template';

type Props = { title: string; values: Values; onChange: (values: Values) => void; className: string };

/** Forgets what was written in the blanks of a prompt; a second press brings it back. */
export function ClearValues({ title, values, onChange, className }: Props) {
  const [cleared, setCleared] = useState<Values | null>(null);
  const some = Object.values(values).some(Boolean);
  if (!some && !cleared) return null;

  const press = () => {
    setCleared(some ? values : null);
    onChange(some ? {} : (cleared ?? {}));
    announce(some ? 'Cleared what you wrote' : 'Brought back what you wrote');
  };
  const label = some ? 'Clear' : 'Undo';
  return (
    <button type="button" className={className} aria-label={`${label}: ${title}`} onClick={press}>
      {label}
    </button>
  );
}
