import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { type Comparison, compare, effortRounds, groupsOf, trialRounds } from '@/scripts/lib/trial';

const rounds = trialRounds();

/** The 250 prompts that most people need, in that order. */
const mostNeeded: string[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'most-needed.json'), 'utf8'));

/** Pictures and video cannot be tried here: no assistant that answers in a trial makes them. */
const cannotBeTried = (slug: string) =>
  library().prompts.some((prompt) => prompt.slug === slug && prompt.categoryId === 'images-and-video');

test('each of the 250 prompts that most people need has its trial, but for pictures and video', () => {
  const tried = new Set(rounds.flatMap(({ trials }) => trials.map(({ slug }) => slug)));
  expect(new Set(mostNeeded).size).toBe(250);
  expect(mostNeeded.filter((slug) => !tried.has(slug) && !cannotBeTried(slug))).toEqual([]);
});

/** What was written later was not there to be drawn. */
const SAMPLED_UNTIL = '2026-11-22';
/** Live news cannot be tried here either: no assistant that answers in a trial searches. */
const CANNOT_BE_SAMPLED = new Set(['images-and-video', 'news-and-x']);

test.each(library().categories.filter(({ id }) => !CANNOT_BE_SAMPLED.has(id)))(
  'a third of the other prompts of $name has been tried as it is, and a third of those that are conversations',
  ({ id }) => {
    const sampled = new Set(rounds.filter(({ sample }) => sample).flatMap(({ trials }) => trials.map(({ slug }) => slug)));
    const others = library().prompts.filter(
      ({ categoryId, slug, createdAt }) => categoryId === id && !mostNeeded.includes(slug) && createdAt <= SAMPLED_UNTIL,
    );
    for (const some of [others.filter(({ conversation }) => !conversation), others.filter(({ conversation }) => conversation)])
      expect(some.filter(({ slug }) => sampled.has(slug)).length).toBeGreaterThanOrEqual(Math.floor(some.length / 3));
  },
);

describe('the figures of the trials', () => {
  const row = (name: string, { count, better, equal, worse, mean }: Comparison) =>
    `| ${name} | ${count} | ${better} | ${equal} | ${worse} | ${mean.tried.toFixed(2)} | ${mean.against.toFixed(2)} |`;
  const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
  const [record, page] = [read('docs/trials.md'), read('content/pages/trials.mdx')];

  test.each(rounds)('of $name are the same in docs/trials.md and on the page of the trials', ({ name, trials }) => {
    const number = `${rounds.findIndex((one) => one.name === name) + 1}`;
    for (const found of [compare(trials, 'ours', 'asking'), compare(trials, 'lazy', 'whim')].filter(({ count }) => count > 0)) {
      expect(record).toContain(row(name, found));
      expect(page).toContain(row(number, found));
    }
  });

  test.each(effortRounds())('of $name with equal effort are the same in both', ({ trials }) => {
    for (const [name, some] of groupsOf(trials)) {
      const found = row(name, compare(some, 'ours', 'typing'));
      expect(record).toContain(found);
      expect(page).toContain(found);
    }
  });
});

test('nobody wrote the people of a trial with equal effort twice, and all typed about as many words in the form as by themselves', () => {
  for (const { trials } of effortRounds()) {
    expect(new Set(trials.map(({ person }) => person)).size).toBe(trials.length);
    const typed = (kind: 'typing' | 'ours') => trials.reduce((sum, { words }) => sum + words[kind], 0);
    expect(typed('ours') / typed('typing')).toBeLessThan(1.15);
  }
});
