/**
 * `node bench/generate-library.mjs <count> <folder>` writes a library of any size in the form of data/. The real prompts come
 * first, those that the guides show before the others. A site built with LIBRARY_DIR=<folder> serves it.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/project.ts';
import { createTextSource } from './lib/text.mjs';

const SEED = 20_251_101;
const BLANK = /\[([A-Z0-9_]+)(?:\|[^\]]*)?\]/g;
const DAY = 86_400_000;

/** @param {number} count @param {string} folder */
export function generateLibrary(count, folder) {
  mkdirSync(folder, { recursive: true });
  const data = path.join(ROOT, 'data');
  copyFileSync(path.join(data, 'categories.json'), path.join(folder, 'categories.json'));
  /** @type {{ id: string }[]} */
  const categories = JSON.parse(readFileSync(path.join(data, 'categories.json'), 'utf8'));
  /** @type {{ slug: string, title: string, promptText: string, categoryId: string }[]} */
  const real = JSON.parse(readFileSync(path.join(data, 'prompts.json'), 'utf8'));
  const guides = path.join(ROOT, 'content/guides');
  const shown = readdirSync(guides)
    .map((file) => readFileSync(path.join(guides, file), 'utf8'))
    .join();
  real.sort((one, other) => Number(shown.includes(`"${other.slug}"`)) - Number(shown.includes(`"${one.slug}"`)));
  const source = createTextSource(SEED);
  const since = Date.parse('2025-01-01');
  const generated = Array.from({ length: Math.max(0, count - real.length) }, (_, index) => {
    const title = source.title();
    const promptText = source.body(500 + Math.floor(source.random() * 800));
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    return {
      id: `generated-${index + 1}`,
      slug: [...words, 'no', index + 1].join('-'),
      title,
      description: `What you asked for: ${title.slice(0, 80)}.`,
      keywords: [source.title(), source.title(), source.title()].map((words) => words.slice(0, 40)),
      promptText,
      categoryId: categories[index % categories.length]?.id,
      variables: [...new Set([...promptText.matchAll(BLANK)].map((match) => match[1]))],
      createdAt: new Date(since + Math.floor(source.random() * 300) * DAY).toISOString().slice(0, 10),
      ratingWorked: Math.floor(source.random() * 90),
      ratingNeedsTweak: Math.floor(source.random() * 20),
      featured: false,
    };
  });
  const prompts = [...real.slice(0, count), ...generated];
  writeFileSync(path.join(folder, 'prompts.json'), JSON.stringify(prompts));
  return prompts;
}

if (process.argv[1] === import.meta.filename) {
  const [count, folder] = process.argv.slice(2);
  if (!Number(count) || !folder) throw new Error('Usage: node bench/generate-library.mjs <count> <folder>');
  generateLibrary(Number(count), path.resolve(folder));
}
