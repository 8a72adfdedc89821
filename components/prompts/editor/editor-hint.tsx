'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useHydrated } from '@/components/ui/use-hydrated';
import { VALUES_FRAGMENT } from '@/lib/paths';
import { usePromptValues } from './prompt-values';

const ValuesOrigin = lazyComponent(() => import('./values-origin').then((module) => module.ValuesOrigin));

/** The line above a prompt's text: a hint (`children`), or where the values of its blanks come from. */
export function EditorHint({ children }: { children: string }) {
  const { lastTime, variables } = usePromptValues();
  const hydrated = useHydrated();
  const [link, setLink] = useState({ fragment: '', atOpening: false });

  useEffect(() => {
    const read = (change?: Event) => {
      const { hash } = window.location;
      // Any other fragment, such as that of Skip to content, leaves the link that is shown.
      if (hash.startsWith(VALUES_FRAGMENT)) setLink({ fragment: hash, atOpening: !change });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return (
    <div className="mb-6 flex justify-between gap-4 text-meta text-ink-3 print:hidden">
      <b className="font-semibold text-ink">Prompt</b>
      {/* The hint and what replaces it are in one place of a grid, so that nothing below moves. */}
      <span className="grid text-end *:[grid-area:1/1]">
        <span className="peer">
          {(link.fragment || lastTime) && <ValuesOrigin {...link} onEnd={() => setLink({ ...link, fragment: '' })} />}
        </span>
        <span className="js-only peer-not-empty:invisible">{children}</span>
        {!hydrated && variables.some(({ optional }) => optional) && (
          <span className="[@media(scripting:enabled)]:hidden">Faint parts are optional, and left out.</span>
        )}
      </span>
    </div>
  );
}
