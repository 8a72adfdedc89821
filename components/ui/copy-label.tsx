import { Icon } from './icon';
import type { CopyState } from './use-copy';

/** What a copy button says: its own words, then "Copied!" or what went wrong, in the same place, so that nothing moves. */
export function CopyLabel({ state, children }: { state: CopyState; children: string }) {
  return (
    <span className="copy-label" data-state={state}>
      <span>
        <Icon name="copy" />
        {children}
      </span>
      {state === 'copied' && (
        <span className="copy-answer">
          <Icon name="check" />
          Copied!
        </span>
      )}
      {state === 'failed' && <span className="copy-answer">Not copied</span>}
    </span>
  );
}
