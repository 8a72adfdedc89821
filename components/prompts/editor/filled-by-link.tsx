'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import { type SharedValues, valuesIn } from '@/lib/prompts/shared-values';
import { readValues } from '@/lib/prompts/stored-values';
import { cleanValues } from '@/lib/prompts/written-values';
import { usePromptValues } from './prompt-values';

type Props = { fragment: string; onClear: () => void };

/**
 * Shows the values of a link in the place of those that this browser has stored, and says so. What is stored stays until somebody changes
 * what is shown; from then on the fragment is gone from the address, so that a reload shows what was written. Clear brings back what was
 * there before.
 */
export function FilledByLink({ fragment, onClear }: Props) {
  const { prompt, variables, values, show, replace } = usePromptValues();
  const stored = () => readValues(browserStore(), prompt.storageId);
  const [link] = useState(() => {
    const found = valuesIn(fragment, variables);
    return { ...found, values: cleanValues(found.values, prompt.material) };
  });
  const [before] = useState(stored);
  const seen = useRef(false);
  const message = messageFor(link);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link has been read
  useEffect(() => {
    if (hasValues(link)) show(link.values);
    if (message) announce(message);
    else onClear();
  }, []);

  useEffect(() => {
    if (values === link.values) seen.current = true;
    else if (seen.current) removeFragment();
  }, [values, link]);

  const clear = () => {
    if (values === link.values) replace(stored());
    else if (seen.current) replace(before);
    removeFragment();
    onClear();
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  if (!message) return null;
  return (
    <span className="flex flex-1 justify-between gap-4 md:justify-end">
      <b className="font-semibold text-ink">{message}</b>
      <button type="button" className="relative self-start font-medium text-ink underline after:absolute after:-inset-3" onClick={clear}>
        Clear
      </button>
    </span>
  );
}

const hasValues = ({ values }: SharedValues) => Object.keys(values).length > 0;

function messageFor(link: SharedValues): string {
  if (!hasValues(link)) return link.broken ? 'What the link you followed fills in could not be read.' : '';
  return link.broken ? 'Filled in by the link you followed. Some of it could not be read.' : 'Filled in by the link you followed';
}

function removeFragment(): void {
  const { pathname, search } = window.location;
  // Without a state: Next puts its own, and knows the new address.
  window.history.replaceState(null, '', pathname + search);
}
