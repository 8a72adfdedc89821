'use client';

import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import { afterUndoTime } from '@/lib/browser/undo-time';
import { draftsOf, draftTitle, removeDraft, type StoredDraft, writeDraft } from '@/lib/user-prompts/draft';
import { DiscardedDraft, DraftRow } from './draft-row';
import { StartSection } from './start-section';

/** A draft; `discarded`: the place of one that was just thrown away, `restored`: one that is back. */
type Line = StoredDraft & { state?: 'discarded' | 'restored' };

const LINES = '[--draft-line:4rem]';
// The height of the section: the head script has counted the drafts, so that what follows does not move when they are shown.
const PLACE = 'min-h-[calc(min(var(--drafts,0),1)*5rem+var(--drafts,0)*var(--draft-line))]';

/** What somebody, named by their e-mail, is writing in this browser. */
export function Drafts({ account }: { account: string }) {
  const hydrated = useHydrated();
  const [lines, setLines] = useState<Line[]>([]);

  useLayoutEffect(() => {
    const read = () => setLines((before) => withDiscarded(before, draftsOf(browserStore(), account)));
    read();
    // Another tab writes on.
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

/** The id of the offer to bring back a draft. */
const discardedId = (promptId: string | null | undefined) => `discarded-${promptId ?? 'new'}`;

/** The drafts that are stored, and the places of those that were just discarded. */
function withDiscarded(before: Line[], stored: StoredDraft[]): Line[] {
  const lines: Line[] = [...stored];
  before.forEach((line, at) => {
    if (line.state === 'discarded' && !stored.some(({ promptId }) => promptId === line.promptId)) lines.splice(at, 0, line);
  });
  return lines;
}
