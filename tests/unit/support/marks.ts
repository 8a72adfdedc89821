import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import type { Marked } from '@/lib/text/highlight';

/** What is shown of an excerpt, blanks opened. */
export const markedIn = (pieces: readonly ExcerptPiece[]): Marked[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' || 'match' in piece ? piece : Object.values(piece).flat()));

export const textOf = (pieces: readonly ExcerptPiece[]): string =>
  markedIn(pieces)
    .map((piece) => (typeof piece === 'string' ? piece : piece.match))
    .join('');

export const matchesOf = (pieces: readonly ExcerptPiece[]): string[] =>
  markedIn(pieces).flatMap((piece) => (typeof piece === 'string' ? [] : piece.match));
