'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { UndoRow } from '@/components/ui/undo-row';
import { useHydrated } from '@/components/ui/use-hydrated';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import { afterUndoTime } from '@/lib/browser/undo-time';
import { draftsOf, draftTitle, isOfNewPrompt, openNewDraft, removeDraft, type StoredDraft, writeDraft } from '@/lib/my-prompts/draft';
import { paths } from '@/lib/paths';
import { countCharacters } from '@/lib/text/characters';
import { plural } from '@/lib/text/plural';
import { StartSection } from './start-section';

type DraftLine = StoredDraft & { state?: 'discarded' | 'restored' };

const LINE_HEIGHT = '[--draft-line:4rem]';
/** Reserves the room of the drafts before they are read: lib/site/head-script.ts has counted them (`--drafts`). */
const RESERVED = 'min-h-[calc(min(var(--drafts,0),1)*5rem+var(--drafts,0)*var(--draft-line))]';

export function Drafts({ account }: { account: string }) {
  const hydrated = useHydrated();
  const [lines, setLines] = useState<DraftLine[]>([]);

  const read = useCallback(() => setLines((before) => withDiscarded(before, draftsOf(browserStore(), account))), [account]);
  useLayoutEffect(() => {
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [read]);

  const replace = (line: DraftLine, next: DraftLine) => setLines((now) => now.map((one) => (one === line ? next : one)));
  const discard = (line: DraftLine) => {
    const discarded: DraftLine = { ...line, state: 'discarded' };
    removeDraft(browserStore(), line.promptId);
    replace(line, discarded);
    announce(`Discarded “${draftTitle(line.draft)}”.`);
    afterUndoTime(
      () => document.getElementById(discardedId(line.promptId)),
      () => setLines((now) => now.filter((one) => one !== discarded)),
    );
  };
  const open = ({ promptId }: DraftLine) => {
    openNewDraft(browserStore(), promptId);
    // Waits until the browser has followed the link, maybe into a new tab, because reading may put another draft into the row.
    setTimeout(read);
  };
  const restore = (line: DraftLine) => {
    writeDraft(browserStore(), line.draft, line.promptId);
    replace(line, { ...line, state: 'restored' });
    announce(`“${draftTitle(line.draft)}” is back.`);
  };

  if (lines.length === 0) return hydrated ? null : <div className={`js-only ${LINE_HEIGHT} ${RESERVED}`} />;
  return (
    <StartSection id="drafts" title="Drafts">
      <ul className={LINE_HEIGHT}>
        {lines.map((line) =>
          line.state === 'discarded' ? (
            <DiscardedDraft key={line.promptId ?? ''} {...line} onUndo={() => restore(line)} />
          ) : (
            <DraftRow key={line.promptId ?? ''} {...line} onOpen={() => open(line)} onDiscard={() => discard(line)} />
          ),
        )}
      </ul>
    </StartSection>
  );
}

const discardedId = (promptId: string | undefined) => `discarded-${promptId ?? 'new'}`;

/** The stored drafts, with those that were discarded in their old places. */
function withDiscarded(before: DraftLine[], stored: StoredDraft[]): DraftLine[] {
  const lines: DraftLine[] = [...stored];
  before.forEach((line, index) => {
    if (line.state === 'discarded' && !stored.some(({ promptId }) => promptId === line.promptId)) lines.splice(index, 0, line);
  });
  return lines;
}

const ROW_CLASS = 'flex h-(--draft-line) items-center justify-between gap-4 border-t border-rule';
const BUTTON_CLASS = buttonClass({ size: 'small', className: 'relative z-raised flex-none' });

function DraftRow({ promptId, draft, state, onOpen, onDiscard }: DraftLine & { onOpen: () => void; onDiscard: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (state === 'restored') button.current?.focus({ preventScroll: true });
  }, [state]);
  const title = draftTitle(draft);
  return (
    <li className={`group relative ${ROW_CLASS}`}>
      <div className="min-w-0">
        <Link
          className="block truncate text-[1.0625rem] leading-[1.3] font-semibold tracking-row no-underline decoration-2 group-hover:underline after:absolute after:inset-0"
          href={isOfNewPrompt(promptId) ? paths.createPrompt : paths.editUserPrompt(promptId)}
          onClick={onOpen}
          onAuxClick={onOpen}
          dir="auto"
        >
          {title}
        </Link>
        <Dotted className="mt-0.5 text-meta text-ink-3">
          <span>{isOfNewPrompt(promptId) ? 'New prompt' : 'Edit'}</span>
          <span className="num">{plural(countCharacters(draft.texts.content), 'character')}</span>
        </Dotted>
      </div>
      <button ref={button} type="button" className={BUTTON_CLASS} aria-label={`Discard: ${title}`} onClick={onDiscard}>
        Discard
      </button>
    </li>
  );
}

function DiscardedDraft({ promptId, draft, onUndo }: DraftLine & { onUndo: () => void }) {
  return (
    <UndoRow
      id={discardedId(promptId)}
      className={`text-ui text-ink-3 ${ROW_CLASS}`}
      undo={{ type: 'button', className: BUTTON_CLASS, onClick: onUndo }}
    >
      <span className="min-w-0 truncate">
        Discarded “<bdi>{draftTitle(draft)}</bdi>”.
      </span>
    </UndoRow>
  );
}
