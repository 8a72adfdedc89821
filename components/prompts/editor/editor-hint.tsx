'use client';

import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { VALUES_FRAGMENT } from '@/lib/paths';

const FilledByLink = lazyDialog(() => import('./filled-by-link').then((module) => module.FilledByLink));

/** The line above a prompt's text: what to do with it, or that the link which led here has filled it in. */
export function EditorHint({ children }: { children: string }) {
  const [fragment, setFragment] = useState('');

  useEffect(() => {
    const read = () => setFragment(window.location.hash.startsWith(VALUES_FRAGMENT) ? window.location.hash : '');
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return (
    <p className="mb-6 flex justify-between gap-4 text-meta text-ink-3 print:hidden">
      <b className="font-semibold text-ink">Prompt</b>
      {fragment ? (
        <FilledByLink key={fragment} fragment={fragment} onClear={() => setFragment('')} />
      ) : (
        <span className="js-only">{children}</span>
      )}
    </p>
  );
}
