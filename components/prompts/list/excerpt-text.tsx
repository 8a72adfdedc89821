import { Fragment } from 'react';
import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import type { Marked } from '@/lib/search/highlight';
import { emptyBlank } from './prompt-preview';

/** The pieces of an excerpt, its blanks drawn and the words that were searched for marked. */
export function ExcerptText({ pieces }: { pieces: ExcerptPiece[] }) {
  return (
    <p className="excerpt">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
        <Fragment key={index}>{drawn(piece)}</Fragment>
      ))}
    </p>
  );
}

function drawn(piece: ExcerptPiece) {
  if (typeof piece === 'string') return piece;
  if ('match' in piece) return <mark>{piece.match}</mark>;
  if ('default' in piece)
    return (
      <span className="blank-default">
        <MarkedText text={piece.default} />
      </span>
    );
  return (
    <span className={emptyBlank(piece.blank.map(textOf).join(''))}>
      <MarkedText text={piece.blank} />
    </span>
  );
}

/** Text with its matches in `<mark>`. */
export function MarkedText({ text }: { text: Marked[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
  return text.map((piece, index) => (typeof piece === 'string' ? piece : <mark key={index}>{piece.match}</mark>));
}

const textOf = (marked: Marked) => (typeof marked === 'string' ? marked : marked.match);
