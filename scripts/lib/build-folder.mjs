import { isBuilt } from '../build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { askHolder, tryLock } from './lock.mjs';

const SHARED = '.next';
const LOCK = `site in ${SHARED}`;

/**
 * A site must not lose its build while it runs: when the sources have changed since, another one builds into a folder of its own.
 * @param {number} port
 * @param {Record<string, string>} env
 */
export async function chooseBuildFolder(port, env) {
  const mine = fingerprint({ ...process.env, ...env });
  for (;;) {
    if (await tryLock(LOCK, { fingerprint: mine })) return SHARED;
    const holder = await askHolder(LOCK);
    if (!holder) continue;
    if (holder.info.fingerprint !== mine && !(await isBuilt({ distDir: SHARED, env }))) return `.next-${port}`;
    holder.gone.then(() => chooseBuildFolder(port, env));
    return SHARED;
  }
}
