import { diffArrays } from 'diff';

/** A part of two texts that were compared: in both, in the first alone, or in the second alone. */
export type Difference = { kind: 'same' | 'removed' | 'added'; text: string };

/** A word or paragraph and the white space after it, which is compared by itself: a word at the end of a line is the same word. */
type Token = { word: string; space: string };

type Change = { removed: string; added: string } | { same: string };

/**
 * What comparing two texts may cost: the algorithm takes the square of the words and paragraphs that differ. This is less than a tenth
 * of a second; what differs beyond that is shown as replaced as a whole.
 */
const MOST_STEPS = 300_000;

/** The most parts that a page shows: each is an element. Two texts that alternate in more have little in common. */
const MOST_PARTS = 2000;

/** The differences of two texts by word. What is the same and removed, put together, is `before`; what is the same and added is `after`. */
export function differencesOf(before: string, after: string): Difference[] {
  const budget = { steps: MOST_STEPS };
  // Paragraphs first: only those that changed are taken apart into words.
  const changes = compare(paragraphsOf(before), paragraphsOf(after), budget).flatMap((change) =>
    'same' in change || change.removed === '' || change.added === ''
      ? [change]
      : compare(wordsOf(change.removed), wordsOf(change.added), budget),
  );
  const parts = joined(changes.flatMap(withoutCommonSpace));
  return parts.length <= MOST_PARTS ? parts : joined(compare(piecesOf(before), piecesOf(after), { steps: 0 }).flatMap(withoutCommonSpace));
}

/** Words and paragraphs that are in both lists, and what takes each other's place between them. */
function compare(before: Token[], after: Token[], budget: { steps: number }): Change[] {
  const changes: Change[] = [];
  let open = { removed: '', added: '' };
  let old = 0;
  for (const { added, removed, value } of editsOf(before, after, budget)) {
    if (added) open.added += textOf(value);
    else if (removed) open.removed += textOf(value);
    else
      for (const [index, { word, space }] of value.entries()) {
        changes.push(open, { same: word });
        open = { removed: before[old + index]?.space ?? '', added: space };
      }
    if (!added) old += value.length;
  }
  return [...changes, open];
}

type Edit = { added: boolean; removed: boolean; value: Token[] };

/** As jsdiff gives them: what is the same has the tokens of `after`. */
function editsOf(before: Token[], after: Token[], budget: { steps: number }): Edit[] {
  const maxEditLength = Math.floor(Math.sqrt(budget.steps));
  const edits = diffArrays(before, after, { maxEditLength, comparator: (one, other) => one.word === other.word });
  budget.steps -= (edits ? edits.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0) : maxEditLength) ** 2;
  return edits ?? replaced(before, after);
}

/** All between the common beginning and the common end. */
function replaced(before: Token[], after: Token[]): Edit[] {
  const { start, end } = commonEnds(before, after, (one, other) => one?.word === other?.word);
  return [
    { added: false, removed: false, value: after.slice(0, start) },
    { added: false, removed: true, value: before.slice(start, before.length - end) },
    { added: true, removed: false, value: after.slice(start, after.length - end) },
    { added: false, removed: false, value: after.slice(after.length - end) },
  ];
}

/** How much of two lists is the same at the beginning, and at the end of what remains. */
function commonEnds<T>(before: ArrayLike<T>, after: ArrayLike<T>, isCommon: (one?: T, other?: T) => boolean) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isCommon(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isCommon(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return { start, end };
}

function textOf(tokens: Token[]): string {
  return tokens.map(({ word, space }) => word + space).join('');
}

function paragraphsOf(text: string): Token[] {
  return Array.from(text.matchAll(/([^\n]+)(\n*)|\n+/g), ([all, word = '', space = all]) => ({ word, space }));
}

/** For texts that have little in common: only what has the same white space after it, too, is the same. */
function piecesOf(text: string): Token[] {
  return text.split(/(?<=\s)/).map((word) => ({ word, space: '' }));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function wordsOf(text: string): Token[] {
  const words: Token[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1);
    if (segment.trim() !== '') words.push({ word: segment, space: '' });
    else if (last) last.space += segment;
    else words.push({ word: '', space: segment });
  }
  return words;
}

/** Of two texts that take each other's place, the white space at both ends that is the same is no change. */
function withoutCommonSpace(change: Change): Difference[] {
  if ('same' in change) return [{ kind: 'same', text: change.same }];
  const { removed, added } = change;
  const { start, end } = commonEnds(removed, added, (one = '', other = '') => one === other && one.trim() === '');
  return [
    { kind: 'same', text: removed.slice(0, start) },
    { kind: 'removed', text: removed.slice(start, removed.length - end) },
    { kind: 'added', text: added.slice(start, added.length - end) },
    { kind: 'same', text: removed.slice(removed.length - end) },
  ];
}

/** Without empty parts and without two of a kind beside each other. */
function joined(parts: Difference[]): Difference[] {
  const result: Difference[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
