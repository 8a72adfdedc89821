import { diffArrays } from 'diff';

export type Difference = { kind: 'same' | 'removed' | 'added'; text: string };

/** A word or paragraph, with the white space after it, which is compared separately. */
type Token = { word: string; space: string };

type Change = { removed: string; added: string } | { same: string };

/** Maximum number of steps of the quadratic comparison, which take less than 100 ms. Texts that need more are shown as replaced. */
const MAX_STEPS = 300_000;

/** Maximum number of differences: each becomes an element of the page. */
const MAX_PARTS = 2000;

/** Differences by word. The texts of `same` and `removed` make `before`, those of `same` and `added` make `after`. */
export function differencesOf(before: string, after: string): Difference[] {
  const budget = { steps: MAX_STEPS };
  // Paragraphs are compared first, and only changed ones by word.
  const changes = compare(paragraphsOf(before), paragraphsOf(after), budget).flatMap((change) =>
    'same' in change || change.removed === '' || change.added === ''
      ? [change]
      : compare(wordsOf(change.removed), wordsOf(change.added), budget),
  );
  const parts = joined(changes.flatMap(withoutCommonSpace));
  return parts.length <= MAX_PARTS ? parts : joined(compare(piecesOf(before), piecesOf(after), { steps: 0 }).flatMap(withoutCommonSpace));
}

function compare(before: Token[], after: Token[], budget: { steps: number }): Change[] {
  const changes: Change[] = [];
  let replaced = { removed: '', added: '' };
  let oldIndex = 0;
  for (const { added, removed, value } of editsOf(before, after, budget)) {
    if (added) replaced.added += textOf(value);
    else if (removed) replaced.removed += textOf(value);
    else
      for (const [index, { word, space }] of value.entries()) {
        changes.push(replaced, { same: word });
        replaced = { removed: before[oldIndex + index]?.space ?? '', added: space };
      }
    if (!added) oldIndex += value.length;
  }
  return [...changes, replaced];
}

type Edit = { added: boolean; removed: boolean; value: Token[] };

/** Compares tokens with jsdiff, and subtracts the steps from `budget`. Tokens that are in both are those of `after`. */
function editsOf(before: Token[], after: Token[], budget: { steps: number }): Edit[] {
  const maxEditLength = Math.floor(Math.sqrt(budget.steps));
  const edits = diffArrays(before, after, { maxEditLength, comparator: (one, other) => one.word === other.word });
  budget.steps -= (edits ? edits.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0) : maxEditLength) ** 2;
  return edits ?? editsByReplacing(before, after);
}

function editsByReplacing(before: Token[], after: Token[]): Edit[] {
  const { start, end } = commonEnds(before, after, (one, other) => one?.word === other?.word);
  return [
    { added: false, removed: false, value: after.slice(0, start) },
    { added: false, removed: true, value: before.slice(start, before.length - end) },
    { added: true, removed: false, value: after.slice(start, after.length - end) },
    { added: false, removed: false, value: after.slice(after.length - end) },
  ];
}

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

/** Words with their white space, for texts with too many differences to show each of them. */
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
