import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/project.ts';

/** A prompt of the library of median length. */
export function somePrompt() {
  /** @type {{ slug: string, promptText: string }[]} */
  const prompts = JSON.parse(readFileSync(path.join(ROOT, 'data/prompts.json'), 'utf8'));
  return prompts.toSorted((a, b) => a.promptText.length - b.promptText.length)[Math.floor(prompts.length / 2)]?.slug ?? '';
}

export const SOME_GUIDE = 'how-to-write-effective-prompts';
export const SOME_CATEGORY = 'coding';
