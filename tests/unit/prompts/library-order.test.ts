import { expect, test } from 'vitest';
import { compareBy } from '@/lib/prompts/library-order';
import { promptEntry } from '../support/library-folder';

const entries = [
  { slug: 'zebra', title: '"Zebra" facts', createdAt: '2026-11-20' },
  { slug: 'ten', title: 'Item 10', createdAt: '2026-11-22' },
  { slug: 'two', title: 'item 2', createdAt: '2026-11-22' },
  { slug: 'etude', title: 'Étude', createdAt: '2026-11-21' },
].map((change) => promptEntry(change));

const sorted = (...by: Parameters<typeof compareBy>) => entries.toSorted(compareBy(...by)).map(({ slug }) => slug);

test('titles are sorted without regard to case, accents and signs, numbers by their size', () => {
  expect(sorted('title', new Map())).toEqual(['etude', 'two', 'ten', 'zebra']);
});

test('the newest come first, those of one day as they were', () => {
  expect(sorted('newest', new Map())).toEqual(['ten', 'two', 'etude', 'zebra']);
});

test('those that most people saved come first, those that are saved alike as they were', () => {
  const saves = new Map([
    ['two', 3],
    ['etude', 8],
    ['something-else', 9],
  ]);
  expect(sorted('saved', saves)).toEqual(['etude', 'two', 'zebra', 'ten']);
  expect(sorted('saved', new Map())).toEqual(['zebra', 'ten', 'two', 'etude']);
});
