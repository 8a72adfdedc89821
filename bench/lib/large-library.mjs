import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/project.ts';

export const DATA = path.join(ROOT, 'data');

/**
 * Writes the library into a folder, every prompt so often that there are enough, with what people type to find it. Returns the slugs.
 * @param {string} folder @param {number} size @returns {string[]}
 */
export function repeatLibrary(folder, size) {
  /** @type {{ id: string, slug: string }[]} */
  const prompts = JSON.parse(readFileSync(path.join(DATA, 'prompts.json'), 'utf8'));
  const numbers = Array.from({ length: Math.ceil(size / prompts.length) }, (_, copy) => copy);
  const copyOf = (/** @type {string} */ name, /** @type {number} */ copy) => (copy === 0 ? name : `${name}-${copy}`);
  const all = numbers
    .flatMap((copy) => prompts.map((prompt) => ({ ...prompt, id: copyOf(prompt.id, copy), slug: copyOf(prompt.slug, copy) })))
    .slice(0, size);
  writeFileSync(path.join(folder, 'prompts.json'), JSON.stringify(all));
  copyFileSync(path.join(DATA, 'categories.json'), path.join(folder, 'categories.json'));
  mkdirSync(path.join(folder, 'searches'));
  for (const name of readdirSync(path.join(DATA, 'searches'))) {
    const wordings = Object.entries(JSON.parse(readFileSync(path.join(DATA, 'searches', name), 'utf8')));
    const copies = numbers.flatMap((copy) => wordings.map(([slug, texts]) => [copyOf(slug, copy), texts]));
    writeFileSync(path.join(folder, 'searches', name), JSON.stringify(Object.fromEntries(copies)));
  }
  return all.map(({ slug }) => slug);
}
