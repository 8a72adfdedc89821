import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TEXTS = /\.(js|json|html|rsc|meta|body|css)$|BUILD_ID$/;
const SCRIPT = /(static\/chunks\/)([\w.~-]+\.js)/g;

/** A copy of a build as a later one has it: with an id of its own, and with other names for all of its scripts. */
export async function laterBuild(distDir: string): Promise<{ distDir: string; id: string; remove: () => Promise<void> }> {
  const copy = await mkdtemp('.next-later-');
  await cp(distDir, copy, { recursive: true });
  const before = await readFile(path.join(copy, 'BUILD_ID'), 'utf8');
  const id = `later${before.slice(5)}`;
  for (const file of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !TEXTS.test(file.name)) continue;
    const place = path.join(file.parentPath, file.name);
    const text = await readFile(place, 'utf8');
    const changed = text.replaceAll(before, id).replace(SCRIPT, '$1later-$2');
    if (changed !== text) await writeFile(place, changed);
  }
  const chunks = path.join(copy, 'static/chunks');
  for (const name of await readdir(chunks))
    if (name.endsWith('.js')) await rename(path.join(chunks, name), path.join(chunks, `later-${name}`));
  await rename(path.join(copy, 'static', before), path.join(copy, 'static', id));
  return { distDir: copy, id, remove: () => rm(copy, { recursive: true }) };
}
