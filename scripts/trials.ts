/** `npm run trials` prints the tables of the trials in data/trials (docs/trials.md). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.ts';
import { type Comparison, compare, type EffortTrial, effortRounds, groupsOf, type Trial, trialRounds } from './lib/trial.ts';

const prompts: { slug: string; categoryId: string }[] = JSON.parse(readFileSync(path.join(ROOT, 'data/prompts.json'), 'utf8'));
const categoryOf = new Map(prompts.map(({ slug, categoryId }) => [slug, categoryId]));

console.log('With equal effort: the form with its last field, against what people type by themselves');
for (const { name, date, about, assistant, trials } of effortRounds()) {
  console.log(`\n${name}, ${date}: ${about} Answered by ${assistant}.`);
  printEffort(trials);
}

console.log('\nWith the same facts in both messages');
const rounds = trialRounds();
for (const { name, date, about, assistant, trials } of rounds) {
  console.log(`\n${name}, ${date}: ${about} Answered by ${assistant}.`);
  printSameFacts(trials);
}
for (const [category, trials] of byCategory(rounds.flatMap((round) => round.trials))) {
  console.log(`\n${category}`);
  printSameFacts(trials);
}

function printEffort(trials: EffortTrial[]): void {
  for (const [name, some] of [...groupsOf(trials), ...byCategory(trials)]) print(name, compare(some, 'ours', 'typing'));
}

function printSameFacts(trials: Trial[]): void {
  print('prompt filled in, against asking', compare(trials, 'ours', 'asking'));
  print('one blank filled, against the same whim', compare(trials, 'lazy', 'whim'));
}

function byCategory<T extends { slug: string }>(trials: T[]): Map<string, T[]> {
  return Map.groupBy(trials, ({ slug }) => categoryOf.get(slug) ?? 'no longer in the library');
}

function print(name: string, { count, better, equal, worse, mean }: Comparison): void {
  if (count === 0) return;
  console.log(
    `  ${name}: n ${count}, better ${better}, equal ${equal}, worse ${worse}, mean ${mean.tried.toFixed(2)} to ${mean.against.toFixed(2)}`,
  );
}
