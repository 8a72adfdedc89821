import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folder = path.join(import.meta.dirname, '../../../data');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const prompt = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  promptText: z.string(),
  material: z.array(z.string()).default([]),
  categoryId: z.string(),
  topic: z.string(),
  helpNow: z.boolean().default(false),
  createdAt: z.string(),
  ratingWorked: z.number(),
  ratingNeedsTweak: z.number(),
  featured: z.boolean(),
});
const category = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  topics: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export type Prompt = z.infer<typeof prompt>;

/** The library as its files have it. */
export const prompts = z.array(prompt).parse(read('prompts.json'));
export const categories = z.array(category).parse(read('categories.json'));

/** A blank as it stands in a text: `words` are those of an optional part, `initial` is the default. Worked out here without the site's code. */
type WrittenBlank = { raw: string; name: string; words: string | undefined; initial: string | undefined };

const blanksOf = ({ promptText }: Prompt): WrittenBlank[] =>
  [...promptText.matchAll(/\[([A-Z0-9_]+)(?:\?([^|\]]*))?((?:\|[^\]]*)*)\]/g)].map(([raw, name = '', words, offers = '']) => ({
    raw,
    name,
    words,
    initial:
      words === undefined
        ? offers
            .split('|')
            .slice(1)
            .find((offer) => !offer.startsWith('e.g. '))
        : undefined,
  }));

/** The names of a prompt's variables. */
export const variables = (one: Prompt) => [...new Set(blanksOf(one).map(({ name }) => name))];

/** A prompt as it should be copied. */
export function filled(one: Prompt, values: Record<string, string> = {}): string {
  return blanksOf(one).reduce((text, { raw, name, words, initial }) => {
    const value = values[name];
    if (words !== undefined) return text.replace(raw, () => (value ? words.replace('…', () => value) : ''));
    return text.replace(raw, () => value ?? initial ?? `[${name}]`);
  }, one.promptText);
}

/** `TARGET_AUDIENCE` is labelled "Target Audience". */
export const label = (name: string) => name.replace(/[A-Z0-9]+/g, (word) => word[0] + word.slice(1).toLowerCase()).replaceAll('_', ' ');

function find(what: string, wanted: (prompt: Prompt) => boolean): Prompt {
  const found = prompts.find(wanted);
  if (!found) throw new Error(`The library has no prompt ${what}`);
  return found;
}

const isEmpty = ({ words, initial }: WrittenBlank) => words === undefined && initial === undefined;
const hasDefault = ({ initial }: WrittenBlank) => initial !== undefined;

/** A prompt with a blank that has to be filled, one with a default, and optional ones, each of which occurs once. */
export const example = find('with all kinds of blanks', (one) => {
  const blanks = blanksOf(one);
  const kinds = [isEmpty, hasDefault, ({ words }: WrittenBlank) => words !== undefined];
  return one.material.length === 0 && blanks.length === variables(one).length && kinds.every((kind) => blanks.some(kind));
});

/** A prompt that takes pasted text. */
export const withMaterial = find('with a blank for pasted text', (one) => one.material.length === 1);

/** The names of the blanks of a prompt that have to be filled. */
export const emptyBlanks = (one: Prompt) => [
  ...new Set(
    blanksOf(one)
      .filter(isEmpty)
      .map(({ name }) => name),
  ),
];

/** The names of its first blank without a default, and of its first with one. */
export const [emptyBlank = ''] = emptyBlanks(example);
export const defaultBlank = blanksOf(example).find(hasDefault)?.name ?? '';
export const defaultText = blanksOf(example).find(hasDefault)?.initial ?? '';
