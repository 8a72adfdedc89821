import { Icon } from './icon';
import type { CopyState } from './use-copy';

/** What a copy button says: its own words, then "Copied!" or what went wrong. */
export function CopyLabel({ state, children }: { state: CopyState; children: string }) {
  return (
    <>
      <Icon name={state === 'copied' ? 'check' : state === 'failed' ? 'alert' : 'copy'} />
      {state === 'copied' ? 'Copied!' : state === 'failed' ? 'Not copied' : children}
    </>
  );
}
