import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/project.ts';

/** @type {{ slug: string, promptText: string }[]} */
const prompts = JSON.parse(readFileSync(path.join(ROOT, 'data/prompts.json'), 'utf8'));

/** A prompt of the library of median length. */
export const somePrompt = () =>
  prompts.toSorted((a, b) => a.promptText.length - b.promptText.length)[Math.floor(prompts.length / 2)]?.slug ?? '';

/** Words of titles, as people search for them. */
export const someWords = () => [...new Set(prompts.flatMap(({ slug }) => slug.split('-')))].filter((word) => word.length > 3).slice(0, 300);

export const everyPrompt = () => prompts.map(({ slug }) => slug);

export const SOME_GUIDE = 'how-to-write-effective-prompts';
export const SOME_CATEGORY = 'coding';
