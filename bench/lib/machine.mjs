import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { ROOT } from '../../scripts/lib/project.ts';

/** The machine and the sources that were measured. */
export function machine() {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    system: `${platform()} ${release()}`,
    node: process.version,
    // Of others as well: a figure from a busy machine says less.
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
    commit: commit(),
  };
}

/** The commit, with + when files differ from it. What the benchmark itself writes does not count. */
function commit() {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
    const changed = git('status', '--porcelain', '--', '.', ':!bench/results', ':!bench/RESULTS.md');
    return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}
