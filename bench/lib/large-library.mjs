import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/project.ts';

export const DATA = path.join(ROOT, 'data');

/**
 * Writes the library into a folder, every prompt so often that there are enough. Returns the slugs.
 * @param {string} folder @param {number} size @returns {string[]}
 */
export function repeatLibrary(folder, size) {
  /** @type {{ id: string, slug: string }[]} */
  const prompts = JSON.parse(readFileSync(path.join(DATA, 'prompts.json'), 'utf8'));
  const copies = Array.from({ length: Math.ceil(size / prompts.length) }, (_, copy) =>
    prompts.map((prompt) => (copy === 0 ? prompt : { ...prompt, id: `${prompt.id}-${copy}`, slug: `${prompt.slug}-${copy}` })),
  );
  const all = copies.flat().slice(0, size);
  writeFileSync(path.join(folder, 'prompts.json'), JSON.stringify(all));
  copyFileSync(path.join(DATA, 'categories.json'), path.join(folder, 'categories.json'));
  return all.map(({ slug }) => slug);
}
