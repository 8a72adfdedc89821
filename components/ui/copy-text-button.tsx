'use client';

import { announce } from '@/lib/announce';
import { CopyLabel } from './copy-label';
import { useCopy } from './use-copy';

/** Copies a text that does not change. */
export function CopyTextButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const { state, copy } = useCopy();
  const copyNow = async () => announce((await copy(text)) ? 'Copied!' : 'Your browser did not allow copying.');
  return (
    <button type="button" className="btn btn-small js-only" onClick={copyNow}>
      <CopyLabel state={state}>{label}</CopyLabel>
    </button>
  );
}
