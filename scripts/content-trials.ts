/** `npm run trials`: the table of the trials in data/trials, by round and by category. How they are made is in docs/decisions/content.md. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/project.ts';
import { type Comparison, compare, type Trial, trialRoundSchema } from './lib/trial.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, 'data', file), 'utf8'));

const prompts = read('prompts.json') as { slug: string; categoryId: string }[];
const categoryOf = new Map(prompts.map(({ slug, categoryId }) => [slug, categoryId]));
const rounds = readdirSync(path.join(ROOT, 'data/trials'))
  .sort()
  .map((file) => ({ file, ...trialRoundSchema.parse(read(`trials/${file}`)) }));

for (const { file, date, about, assistant, trials } of rounds) {
  console.log(`\n${file}, ${date}: ${about} Answered by ${assistant}.`);
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
