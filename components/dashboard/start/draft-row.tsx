'use client';

import { useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { UndoRow } from '@/components/ui/undo-row';
import { draftTitle, type StoredDraft } from '@/lib/my-prompts/draft';
import { paths } from '@/lib/paths';
import { countCharacters } from '@/lib/text/characters';
import { plural } from '@/lib/text/plural';

const LINE = 'flex h-(--draft-line) items-center justify-between gap-4 border-t border-rule';
const BUTTON = buttonClass({ size: 'small', className: 'relative z-raised flex-none' });

type Props = StoredDraft & {
  /** Undo has just brought it back. */
  focused: boolean;
  onDiscard: () => void;
};

/** A draft, with a link to its form. */
export function DraftRow({ promptId, draft, focused, onDiscard }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  const title = draftTitle(draft);
  return (
    <li className={`group relative ${LINE}`}>
      <div className="min-w-0">
        <Link
          className="block truncate text-[1.0625rem] leading-[1.3] font-semibold tracking-row no-underline decoration-2 group-hover:underline after:absolute after:inset-0"
          href={promptId ? paths.editUserPrompt(promptId) : paths.createPrompt}
          dir="auto"
        >
          {title}
        </Link>
        <div className="mt-0.5 text-meta text-ink-3">
          <Dotted>
            <span>{promptId ? 'Edit' : 'New prompt'}</span>
            <span className="num">{plural(countCharacters(draft.texts.content), 'character')}</span>
          </Dotted>
        </div>
      </div>
      <button ref={button} type="button" className={BUTTON} aria-label={`Discard: ${title}`} onClick={onDiscard}>
        Discard
      </button>
    </li>
  );
}

export function DiscardedDraft({ id, title, onUndo }: { id: string; title: string; onUndo: () => void }) {
  return (
    <UndoRow id={id} className={`text-ui text-ink-3 ${LINE}`} undo={{ type: 'button', className: BUTTON, onClick: onUndo }}>
      <span className="min-w-0 truncate">
        Discarded “<bdi>{title}</bdi>”.
      </span>
    </UndoRow>
  );
}
