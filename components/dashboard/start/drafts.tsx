'use client';

import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import { afterUndoTime } from '@/lib/browser/undo-time';
import { draftsOf, draftTitle, removeDraft, type StoredDraft, writeDraft } from '@/lib/my-prompts/draft';
import { DiscardedDraft, DraftRow } from './draft-row';
import { StartSection } from './start-section';

type Line = StoredDraft & { state?: 'discarded' | 'restored' };

const LINES = '[--draft-line:4rem]';
// The head script has counted the drafts, so that nothing moves when they are shown.
const PLACE = 'min-h-[calc(min(var(--drafts,0),1)*5rem+var(--drafts,0)*var(--draft-line))]';

/** The drafts of an account, by its email, in this browser. */
export function Drafts({ account }: { account: string }) {
  const hydrated = useHydrated();
  const [lines, setLines] = useState<Line[]>([]);

  useLayoutEffect(() => {
    const read = () => setLines((before) => withDiscarded(before, draftsOf(browserStore(), account)));
    read();
    // Another tab may write drafts.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [account]);

  const put = (line: Line, next: Line) => setLines((now) => now.map((one) => (one === line ? next : one)));
  const discard = (line: Line) => {
    const discarded: Line = { ...line, state: 'discarded' };
    removeDraft(browserStore(), line.promptId);
    put(line, discarded);
    announce(`Discarded “${draftTitle(line.draft)}”.`);
    afterUndoTime(
      () => document.getElementById(discardedId(line.promptId)),
      () => setLines((now) => now.filter((one) => one !== discarded)),
    );
  };
  const restore = (line: Line) => {
    writeDraft(browserStore(), line.draft, line.promptId);
    put(line, { ...line, state: 'restored' });
    announce(`“${draftTitle(line.draft)}” is back.`);
  };

  if (lines.length === 0) return hydrated ? null : <div className={`js-only ${LINES} ${PLACE}`} />;
  return (
    <StartSection id="drafts" title="Drafts">
      <ul className={LINES}>
        {lines.map((line) =>
          line.state === 'discarded' ? (
            <DiscardedDraft
              key={line.promptId ?? ''}
              id={discardedId(line.promptId)}
              title={draftTitle(line.draft)}
              onUndo={() => restore(line)}
            />
          ) : (
            <DraftRow key={line.promptId ?? ''} {...line} focused={line.state === 'restored'} onDiscard={() => discard(line)} />
          ),
        )}
      </ul>
    </StartSection>
  );
}

const discardedId = (promptId: string | null | undefined) => `discarded-${promptId ?? 'new'}`;

/** The stored drafts, with those that were just discarded in their old places. */
function withDiscarded(before: Line[], stored: StoredDraft[]): Line[] {
  const lines: Line[] = [...stored];
  before.forEach((line, at) => {
    if (line.state === 'discarded' && !stored.some(({ promptId }) => promptId === line.promptId)) lines.splice(at, 0, line);
  });
  return lines;
}
