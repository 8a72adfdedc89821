/**
 * `npm run mutations`: puts one fault after the other (tests/mutations) into a copy of the last commit, tries the checks that should find it from
 * cheap to dear, and says which one did. Fails where one is not found. `npm run mutations -- undo draft` takes those of these words only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onEnd } from '../../scripts/lib/on-end.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { MUTATIONS } from './all.ts';
import { LEVELS, type Level, type Mutation } from './mutation.ts';

const words = process.argv.slice(2);
const mutations = MUTATIONS.filter(({ kind }) => words.length === 0 || words.some((word) => kind.includes(word)));
const folder = mkdtempSync(path.join(tmpdir(), 'gp-mutations-'));
const copy = path.join(folder, 'code');
const env = { ...process.env, FAULTS: 'short', LITE_AUTH_BCRYPT_COST: '4', PATH: `${copy}/node_modules/.bin:${process.env.PATH}` };
let running: ChildProcess | undefined;

async function run(program: string, args: string[], cwd = copy): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(output) };
}

async function expectDone(program: string, args: string[], cwd?: string): Promise<void> {
  const { code, output } = await run(program, args, cwd);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output.slice(-2000)}`);
}

async function makeCopy(): Promise<void> {
  await expectDone('git', ['worktree', 'add', '--detach', copy], ROOT);
  for (const modules of ['node_modules', 'scripts/node/node_modules']) {
    const [from, to] = [path.join(ROOT, modules), path.join(copy, modules)];
    if (!existsSync(from)) continue;
    // Hard links where the system has them: a copy takes a minute, and Turbopack follows no link to another folder.
    if ((await run('cp', ['-al', from, to], ROOT)).code !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  await expectDone('next', ['typegen']);
}

async function removeCopy(): Promise<void> {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  await run('git', ['worktree', 'prune'], ROOT);
}

/** What tries the checks of some mutations at one level; null where they have none there. */
function commandOf(level: Level, tried: readonly Mutation[]): string[] | null {
  const code = tried.flatMap(({ file }) => (/\.tsx?$/.test(file) ? [file] : []));
  const journeys = tried.flatMap(({ checks }) => (checks.e2e ? [checks.e2e] : []));
  const titles = journeys.map(([, title]) => title.replace(/[^\w ]/g, '\\$&')).join('|');
  const args = ((): string[] => {
    switch (level) {
      case 'types':
        return code.length > 0 ? ['--noEmit'] : [];
      case 'lint':
        // Its formatter would find a fault that leaves a line too short.
        return code.length > 0 ? ['lint', ...code] : [];
      case 'e2e':
        return journeys.length > 0 ? ['test', '-x', '-g', titles, ...journeys.map(([file]) => file)] : [];
      default:
        return tried.flatMap(({ checks }) => checks[level] ?? []);
    }
  })();
  const unique = [...new Set(args)];
  if (unique.length === 0) return null;
  if (level === 'types') return ['tsc', ...unique];
  if (level === 'lint') return ['biome', ...unique];
  if (level === 'e2e') return ['playwright', ...unique, '--config', 'tests/e2e/playwright.config.ts'];
  const project = level === 'db' ? ['--project', 'postgres'] : [];
  return ['vitest', 'run', '--bail', '1', '--config', `tests/${level}/vitest.config.ts`, ...project, ...unique];
}

/** The first line that names what failed. */
const failureIn = (output: string): string =>
  /^.*(?: FAIL {2}|error TS|^\s*\d+\) \[|lint\/|format ━|could not be built).*$/m.exec(output)?.[0].trim() ??
  output.trim().split('\n').at(-1) ??
  '';

/** Null where no check finds it. */
async function findFault(mutation: Mutation): Promise<{ level: Level; failure: string } | null> {
  const { file, find, put } = mutation;
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    before.replace(find, () => put),
  );
  try {
    for (const level of LEVELS) {
      const [program, ...args] = commandOf(level, [mutation]) ?? [];
      if (!program) continue;
      const { code, output } = await run(program, args);
      if (code !== 0) return { level, failure: failureIn(output) };
    }
    return null;
  } finally {
    writeFileSync(place, before);
  }
}

/** A check that fails without a fault would find every one. */
async function expectGreen(): Promise<void> {
  for (const level of LEVELS) {
    const [program, ...args] = commandOf(level, mutations) ?? [];
    if (program) await expectDone(program, args);
  }
}

let ended = false;
onEnd(async () => {
  ended = true;
  running?.kill('SIGINT');
  if (running) await once(running, 'exit');
  await removeCopy();
  process.exit(130);
});

let found = 0;
try {
  await makeCopy();
  await expectGreen();
  for (const mutation of mutations) {
    const result = await findFault(mutation);
    if (result) found++;
    console.log(
      `${result ? '✓' : '✗'} ${mutation.kind} (${mutation.file}): ${result ? `${result.level}, ${result.failure}` : 'not found'}`,
    );
  }
  console.log(`${found} of ${mutations.length} faults found`);
} finally {
  if (!ended) await removeCopy();
}
process.exitCode = found === mutations.length ? 0 : 1;
