import { diffArrays } from 'diff';

/** A part of two texts that were compared: in both, in the first alone, or in the second alone. */
export type Difference = { kind: 'same' | 'removed' | 'added'; text: string };

/** A word or paragraph and the white space after it, which is compared by itself: a word at the end of a line is the same word. */
type Token = { word: string; space: string };

type Change = { removed: string; added: string } | { same: string };

/**
 * What comparing two texts may cost: the algorithm takes the square of the words and paragraphs that differ. This is a tenth of a second;
 * what differs beyond that is shown as replaced as a whole.
 */
const MOST_STEPS = 500_000;

/** The most parts that a page shows: each is an element. Two texts that alternate in more have little in common. */
const MOST_PARTS = 3000;

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
  return parts.length <= MOST_PARTS ? parts : differencesOfWhole(before.split(/(?<=\s)/), after.split(/(?<=\s)/));
}

/** The differences of two texts that have little in common: the common beginning, what takes each other's place, and the common end. */
function differencesOfWhole(before: string[], after: string[]): Difference[] {
  let [old, now] = [0, 0];
  const parts = replaced(before, after).map(({ added, removed, count }): Difference => {
    const text = (added ? after.slice(now, now + count) : before.slice(old, old + count)).join('');
    if (!added) old += count;
    if (!removed) now += count;
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
  });
  return joined(parts);
}

/** Runs of what is in both lists, and what takes each other's place between them. */
function compare(before: Token[], after: Token[], budget: { steps: number }): Change[] {
  const changes: Change[] = [];
  let open = { removed: '', added: '' };
  let [old, now] = [0, 0];
  for (const { added, removed, count } of runsOf(before.map(wordOf), after.map(wordOf), budget)) {
    if (added) open.added += textOf(after.slice(now, now + count));
    else if (removed) open.removed += textOf(before.slice(old, old + count));
    else
      for (let index = 0; index < count; index++) {
        changes.push(open, { same: after[now + index]?.word ?? '' });
        open = { removed: before[old + index]?.space ?? '', added: after[now + index]?.space ?? '' };
      }
    if (!added) old += count;
    if (!removed) now += count;
  }
  return [...changes, open];
}

type Run = { added: boolean; removed: boolean; count: number };

function runsOf(before: string[], after: string[], budget: { steps: number }): Run[] {
  const mostEdits = Math.floor(Math.sqrt(budget.steps));
  const runs = diffArrays(before, after, { maxEditLength: mostEdits });
  budget.steps -= (runs ? runs.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0) : mostEdits) ** 2;
  return runs ?? replaced(before, after);
}

/** All between the common beginning and the common end. */
function replaced(before: string[], after: string[]): Run[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    { added: false, removed: false, count: start },
    { added: false, removed: true, count: before.length - start - end },
    { added: true, removed: false, count: after.length - start - end },
    { added: false, removed: false, count: end },
  ];
}

const wordOf = ({ word }: Token) => word;

function textOf(tokens: Token[]): string {
  return tokens.map(({ word, space }) => word + space).join('');
}

function paragraphsOf(text: string): Token[] {
  return Array.from(text.matchAll(/([^\n]+)(\n*)|\n+/g), ([all, word = '', space = all]) => ({ word, space }));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function segmentsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function wordsOf(text: string): Token[] {
  const words: Token[] = [];
  for (const segment of segmentsOf(text)) {
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
  const most = Math.min(removed.length, added.length);
  const isCommonSpace = (one = '', other = '') => one === other && one.trim() === '';
  let start = 0;
  while (start < most && isCommonSpace(removed[start], added[start])) start++;
  let end = 0;
  while (end < most - start && isCommonSpace(removed.at(-1 - end), added.at(-1 - end))) end++;
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
