import { Fragment } from 'react';
import { type ExcerptPiece, excerptOf } from '@/lib/prompts/excerpt';
import type { Marked } from '@/lib/search/words';
import { emptyBlank } from './prompt-preview';

/** The beginning of a prompt in a list, its blanks drawn and the words that were searched for marked. */
export function Excerpt({ template, hits }: { template: string; hits?: ReadonlySet<string> }) {
  return (
    <p className="excerpt">
      {excerptOf(template, hits).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
        <Fragment key={index}>{drawn(piece)}</Fragment>
      ))}
    </p>
  );
}

function drawn({ kind, text }: ExcerptPiece) {
  if (kind === 'text') return <MarkedText text={text} />;
  return (
    <span className={kind === 'blank' ? emptyBlank(text.map((piece) => piece.text).join('')) : 'blank-default'}>
      <MarkedText text={text} />
    </span>
  );
}

/** Text with its hits in `<mark>`. */
export function MarkedText({ text }: { text: Marked[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
  return text.map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text));
}
