import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { compare, type Trial, trialRounds } from '@/scripts/lib/trial';

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
  const row = (name: string, trials: Trial[]) => {
    const { count, better, equal, worse, mean } = compare(trials, 'ours', 'asking');
    return `| ${name} | ${count} | ${better} | ${equal} | ${worse} | ${mean.tried.toFixed(2)} | ${mean.against.toFixed(2)} |`;
  };
  const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

  test.each(rounds)('of $name are the same in docs/decisions/content.md and in the guide', ({ name, trials }) => {
    expect(read('docs/decisions/content.md')).toContain(row(name, trials));
    expect(read('content/guides/how-to-write-effective-prompts.mdx')).toContain(
      row(name, trials).replace(name, `${rounds.findIndex((one) => one.name === name) + 1}`),
    );
  });
});
