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
  createdAt: z.string(),
  ratingWorked: z.number(),
  ratingNeedsTweak: z.number(),
  featured: z.boolean(),
});
const category = z.object({ id: z.string(), slug: z.string(), name: z.string(), subtitle: z.string() });

export type Prompt = z.infer<typeof prompt>;

/** The library as its files have it. */
export const prompts = z.array(prompt).parse(read('prompts.json'));
export const categories = z.array(category).parse(read('categories.json'));

/** The names of a prompt's variables. */
export const variables = ({ promptText }: Prompt) => [
  ...new Set([...promptText.matchAll(/\[([A-Z0-9_]+)(\|[^\]]*)?\]/g)].map((hit) => hit[1] ?? '')),
];

/** A prompt as it should be copied, worked out here without the site's code. */
export function filled({ promptText }: Prompt, values: Record<string, string> = {}): string {
  const defaults = new Map([...promptText.matchAll(/\[([A-Z0-9_]+)\|([^\]]*)\]/g)].reverse().map((hit) => [hit[1], hit[2]]));
  return promptText.replace(/\[([A-Z0-9_]+)(\|[^\]]*)?\]/g, (_, name: string) => values[name] ?? defaults.get(name) ?? `[${name}]`);
}

/** `TARGET_AUDIENCE` is labelled "Target Audience". */
export const label = (name: string) => name.replace(/[A-Z0-9]+/g, (word) => word[0] + word.slice(1).toLowerCase()).replaceAll('_', ' ');

function find(what: string, wanted: (prompt: Prompt) => boolean): Prompt {
  const found = prompts.find(wanted);
  if (!found) throw new Error(`The library has no prompt ${what}`);
  return found;
}

/** A prompt with blanks of both kinds, each of which occurs once. */
export const example = find('with both kinds of blanks', (one) => {
  const blanks = [...one.promptText.matchAll(/\[[A-Z0-9_]+(\|)?/g)];
  return (
    one.material.length === 0 &&
    blanks.length > 2 &&
    blanks.length === variables(one).length &&
    blanks.some((hit) => hit[1]) &&
    blanks.some((hit) => !hit[1])
  );
});

/** A prompt that takes pasted text. */
export const withMaterial = find('with a blank for pasted text', (one) => one.material.length === 1);

/** The names of its first blank without a default, and of its first with one. */
export const emptyBlank = variables(example).find((name) => example.promptText.includes(`[${name}]`)) ?? '';
export const defaultBlank = variables(example).find((name) => example.promptText.includes(`[${name}|`)) ?? '';
