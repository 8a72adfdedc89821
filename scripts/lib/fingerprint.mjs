import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const SOURCES = [
  ...['app', 'components', 'lib', 'content', 'data', 'public'],
  ...['middleware.ts', 'instrumentation.ts', 'next.config.ts', 'package-lock.json', 'postcss.config.mjs'],
];

/** Read while building; everything else in the environment is read when the site runs. */
const BUILD_SETTINGS = /^(SITE_URL|ANALYTICS_URL|LIBRARY_DIR|NEXT_PUBLIC_.*)$/;

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/**
 * A word that changes when a build would come out differently.
 * @param {Record<string, string | undefined>} env
 */
export function fingerprint(env) {
  const hash = createHash('sha256');
  const settings = Object.entries(env).filter(([name, value]) => BUILD_SETTINGS.test(name) && value !== undefined);
  hash.update(JSON.stringify(settings.sort()));
  // Next adds folders to the rest of this file while it builds.
  hash.update(JSON.stringify(JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')).compilerOptions));
  for (const file of [...SOURCES.map((source) => path.join(ROOT, source)), env.LIBRARY_DIR ?? ''].flatMap(filesIn)) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${path.relative(ROOT, file)} ${content}\n`);
  }
  return hash.digest('hex');
}
