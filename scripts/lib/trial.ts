import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from './project.ts';

/** Points of ten that two judges gave an answer: the person whose need it is, and an expert. */
const scores = z.tuple([z.number().min(1).max(10), z.number().min(1).max(10)]);

/**
 * A blind trial of one need: a person with facts, what was sent to an assistant in each wording, and the points of the answers. `asking` is the
 * need with all facts, as people type it, and `ours` the prompt filled in from them; `whim` is the need with one fact, and `lazy` the prompt
 * with that one blank filled.
 */
const trialSchema = z
  .strictObject({
    slug: z.string().min(1),
    need: z.string().min(1),
    person: z.string().min(1),
    facts: z.array(z.string().min(1)).min(1),
    /** Text of the prompt as it was tried, which may be a draft. */
    prompt: z.string().min(10),
    messages: z.strictObject({ asking: z.string(), ours: z.string(), whim: z.string().optional(), lazy: z.string().optional() }),
    scores: z.strictObject({ asking: scores, ours: scores, whim: scores.optional(), lazy: scores.optional() }),
    reasons: z.array(z.string()),
  })
  .refine(({ scores: { whim, lazy } }) => (whim === undefined) === (lazy === undefined), 'whim and lazy are scored together');

const roundFields = {
  date: z.iso.date(),
  /** Says what was tried, and how much it shows. */
  about: z.string().min(1),
  assistant: z.string().min(1),
};

const trialRoundSchema = z.strictObject({
  ...roundFields,
  /** True if the prompts were drawn by a seed and tried as they are in the library. */
  sample: z.boolean().default(false),
  trials: z.array(trialSchema),
});

/** Tempers of people, by which they type more or fewer words, by themselves and in the form. */
const TEMPERS = ['hurried', 'ordinary', 'careful'] as const;

/**
 * A blind trial of one need with equal effort: a person with a whole life, made up from the title alone, what they type by themselves
 * (`typing`), and the prompt with what they write in its blanks and its last field (`ours`).
 */
const effortTrialSchema = z.strictObject({
  slug: z.string().min(1),
  need: z.string().min(1),
  temper: z.enum(TEMPERS),
  person: z.string().min(1),
  /** Text that the person has at hand to paste; empty without one. */
  material: z.string(),
  /** Says which answer would be a success for the person, and which they would throw away. */
  success: z.string().min(1),
  prompt: z.string().min(10),
  /** Numbers of words that were typed; pasted words are not counted. */
  words: z.strictObject({ typing: z.number(), ours: z.number() }),
  messages: z.strictObject({ typing: z.string(), ours: z.string() }),
  scores: z.strictObject({ typing: scores, ours: scores }),
  reasons: z.array(z.string()),
});

const effortRoundSchema = z.strictObject({ ...roundFields, trials: z.array(effortTrialSchema) });

export type Trial = z.infer<typeof trialSchema>;
export type EffortTrial = z.infer<typeof effortTrialSchema>;

/** Reads the rounds with the same facts in both messages, with the names of their files in data/trials. Throws if one is invalid. */
export const trialRounds = () => roundsIn('data/trials', trialRoundSchema);

/** Reads the rounds with equal effort, with the names of their files in data/trials/equal-effort. Throws if one is invalid. */
export const effortRounds = () => roundsIn('data/trials/equal-effort', effortRoundSchema);

function roundsIn<T extends z.ZodObject>(folder: string, schema: T): (z.infer<T> & { name: string })[] {
  return readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: path.basename(file, '.json'),
      ...schema.parse(JSON.parse(readFileSync(path.join(ROOT, folder, file), 'utf8'))),
    }));
}

export function groupsOf(trials: readonly EffortTrial[]): (readonly [name: string, trials: readonly EffortTrial[]])[] {
  return [
    ['all', trials],
    ...TEMPERS.map((temper) => [temper, trials.filter((trial) => trial.temper === temper)] as const),
    ['with something to paste', trials.filter(({ material }) => material)],
    ['with nothing to paste', trials.filter(({ material }) => !material)],
  ];
}

export type Comparison = ReturnType<typeof compare>;

type Scores = readonly [number, number];

/** Largest difference of points that counts as equal. */
const TIE = 0.5;

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Compares the wording that is `tried` with another one by the mean points of the two judges, in the trials that have points of both. */
export function compare<Wording extends string>(
  trials: readonly { scores: { readonly [name in Wording]?: Scores | undefined } }[],
  tried: Wording,
  against: Wording,
) {
  const pairs = trials.flatMap(({ scores }) => {
    const [mine, theirs] = [scores[tried], scores[against]];
    return mine && theirs ? [{ mine: meanOf(mine), theirs: meanOf(theirs) }] : [];
  });
  const differences = pairs.map(({ mine, theirs }) => mine - theirs);
  return {
    count: pairs.length,
    better: differences.filter((one) => one > TIE).length,
    equal: differences.filter((one) => Math.abs(one) <= TIE).length,
    worse: differences.filter((one) => one < -TIE).length,
    mean: { tried: meanOf(pairs.map(({ mine }) => mine)), against: meanOf(pairs.map(({ theirs }) => theirs)) },
  };
}
