import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from './project.ts';

/** What two judges gave an answer, of ten: the person whose need it is, and an expert. */
const scores = z.tuple([z.number().min(1).max(10), z.number().min(1).max(10)]);

/**
 * One need, tried blind: a person with facts, what was sent to an assistant in each wording, and what the answers were worth. `asking` is the
 * need with the same facts, as people type it; `ours` the prompt filled in from them. `whim` is the need with one fact, and `lazy` the
 * prompt with that one blank filled.
 */
const trialSchema = z
  .strictObject({
    slug: z.string().min(1),
    need: z.string().min(1),
    person: z.string().min(1),
    facts: z.array(z.string().min(1)).min(1),
    /** The prompt as it was tried, which may be a draft. */
    prompt: z.string().min(10),
    messages: z.strictObject({ asking: z.string(), ours: z.string(), whim: z.string().optional(), lazy: z.string().optional() }),
    scores: z.strictObject({ asking: scores, ours: scores, whim: scores.optional(), lazy: scores.optional() }),
    reasons: z.array(z.string()),
  })
  .refine(({ scores: { whim, lazy } }) => (whim === undefined) === (lazy === undefined), 'whim and lazy are scored together');

const trialRoundSchema = z.strictObject({
  date: z.iso.date(),
  /** What was tried, and how far it goes. */
  about: z.string().min(1),
  /** Whether prompts were drawn by a seed and tried as they are in the library. */
  sample: z.boolean().default(false),
  /** What kind of assistant answered. */
  assistant: z.string().min(1),
  trials: z.array(trialSchema),
});

/** How patient somebody is, which says how many words they type, by themselves and in the form. */
export const TEMPERS = ['hurried', 'ordinary', 'careful'] as const;

/**
 * One need, tried blind with equal effort: a person with a whole life, written from the title alone, what they type by themselves (`typing`),
 * and what the prompt is with what they write in its blanks and its last field (`ours`).
 */
const effortTrialSchema = z.strictObject({
  slug: z.string().min(1),
  need: z.string().min(1),
  temper: z.enum(TEMPERS),
  person: z.string().min(1),
  /** What they have at hand to paste, if anything. */
  material: z.string(),
  /** What would be a success, and what they would throw away. */
  success: z.string().min(1),
  /** The prompt as it was tried. */
  prompt: z.string().min(10),
  /** How many words were typed; what was pasted is not counted. */
  words: z.strictObject({ typing: z.number(), ours: z.number() }),
  messages: z.strictObject({ typing: z.string(), ours: z.string() }),
  scores: z.strictObject({ typing: scores, ours: scores }),
  reasons: z.array(z.string()),
});

const effortRoundSchema = z.strictObject({
  date: z.iso.date(),
  about: z.string().min(1),
  assistant: z.string().min(1),
  trials: z.array(effortTrialSchema),
});

export type Trial = z.infer<typeof trialSchema>;
export type EffortTrial = z.infer<typeof effortTrialSchema>;

/** The rounds with the same facts in both messages, in data/trials, each with the name of its file. Throws where one is not as it should be. */
export const trialRounds = () => roundsIn('data/trials', trialRoundSchema);

/** The rounds with equal effort, in data/trials/equal-effort, each with the name of its file. Throws where one is not as it should be. */
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

/** The people of trials with equal effort: all, by temper, and by whether they had something to paste. */
export function groupsOf(trials: readonly EffortTrial[]): (readonly [name: string, trials: readonly EffortTrial[]])[] {
  return [
    ['all', trials],
    ...TEMPERS.map((temper) => [temper, trials.filter((trial) => trial.temper === temper)] as const),
    ['with something to paste', trials.filter(({ material }) => material)],
    ['with nothing to paste', trials.filter(({ material }) => !material)],
  ];
}

/** How answers to one wording compare with those to another. `mean` are the means of ten of both. */
export type Comparison = { count: number; better: number; equal: number; worse: number; mean: { tried: number; against: number } };

type Scores = readonly [number, number];

/** Half a point is a tie. */
const TIE = 0.5;

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Counts the trials in which both wordings were scored, by the mean of the two judges. */
export function compare<Wording extends string>(
  trials: readonly { scores: { readonly [name in Wording]?: Scores | undefined } }[],
  tried: Wording,
  against: Wording,
): Comparison {
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
