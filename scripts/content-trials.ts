/** `npm run trials`: the table of the trials in data/trials, by round and by category. How they are made is in docs/decisions/content.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.ts';
import { type Comparison, compare, type Trial, trialRounds } from './lib/trial.ts';

const prompts: { slug: string; categoryId: string }[] = JSON.parse(readFileSync(path.join(ROOT, 'data/prompts.json'), 'utf8'));
const categoryOf = new Map(prompts.map(({ slug, categoryId }) => [slug, categoryId]));
const rounds = trialRounds();

for (const { name, date, about, assistant, trials } of rounds) {
  console.log(`\n${name}, ${date}: ${about} Answered by ${assistant}.`);
  print(trials);
}
const all = rounds.flatMap(({ trials }) => trials);
for (const [category, trials] of Map.groupBy(all, ({ slug }) => categoryOf.get(slug) ?? 'no longer in the library')) {
  console.log(`\n${category}`);
  print(trials);
}

function print(trials: Trial[]): void {
  const row = (name: string, { count, better, equal, worse, mean }: Comparison) =>
    count > 0 &&
    console.log(
      `  ${name}: n ${count}, better ${better}, equal ${equal}, worse ${worse}, mean ${mean.tried.toFixed(2)} to ${mean.against.toFixed(2)}`,
    );
  row('prompt filled in, against asking', compare(trials, 'ours', 'asking'));
  row('one blank filled, against the same whim', compare(trials, 'lazy', 'whim'));
}
