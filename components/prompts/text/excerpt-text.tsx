import { Fragment } from 'react';
import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import type { Marked } from '@/lib/text/highlight';
import { emptyBlankClass, filledBlankClass } from './prompt-text-class';

/** The classes of an excerpt of at most `--excerpt-lines` lines. */
export function excerptClass(muted = false): string {
  return `excerpt ${muted ? 'text-ink-3' : 'text-ink-2'}`;
}

const MARK = 'm-0 bg-transparent p-0 font-bold text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]';

/** The excerpt of a row, with its blanks and matches marked: the description of a library prompt, or a part of the text of a user's prompt. */
export function ExcerptText({ pieces, muted }: { pieces: ExcerptPiece[]; muted?: boolean | undefined }) {
  return (
    <p className={excerptClass(muted)} dir="auto">
      <ExcerptPieces pieces={pieces} />
    </p>
  );
}

export function ExcerptPieces({ pieces }: { pieces: ExcerptPiece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
    <Fragment key={index}>{drawPiece(piece)}</Fragment>
  ));
}

function drawPiece(piece: ExcerptPiece) {
  if (typeof piece === 'string') return piece;
  if ('match' in piece) return <mark className={MARK}>{piece.match}</mark>;
  if ('value' in piece) return drawBlank(piece.value, filledBlankClass(plainText(piece.value)));
  if ('default' in piece) return drawBlank(piece.default, 'blank-default');
  return drawBlank(piece.blank, emptyBlankClass(plainText(piece.blank)));
}

function drawBlank(text: Marked[], className: string) {
  return (
    <span className={className} dir="auto">
      <MarkedText text={text} className={MARK} />
    </span>
  );
}

/** A text in which the words that a search matches are marked. */
export function MarkedText({ text, className }: { text: Marked[]; className?: string }) {
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
      <mark key={index} className={className}>
        {piece.match}
      </mark>
    ),
  );
}

const plainText = (text: Marked[]) => text.map((piece) => (typeof piece === 'string' ? piece : piece.match)).join('');
