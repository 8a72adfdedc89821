import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packCommandLine } from '../../../scripts/pack-cli';

export type Ended = { code: number | null; stdout: string; stderr: string };
type Options = { input?: string; env?: Record<string, string>; cwd?: string };

/** A folder in which the package of the command line is installed, with a home of its own. */
export type CommandLine = {
  folder: string;
  /** Runs the command in pipes. Without input there is nothing to read. */
  run: (args: string[], options?: Options) => Promise<Ended>;
  /** Runs a line of the shell, in which grok-prompts is a command. */
  shell: (line: string, options?: Options) => Promise<Ended>;
  /** Runs a line of the shell on a pseudo terminal, and types each answer once the terminal shows what comes before it. */
  onTerminal: (
    line: string,
    answers?: [shown: string, typed: string][],
    options?: Options,
  ) => Promise<{ code: number | null; shown: string }>;
  remove: () => Promise<void>;
};

/** Packs the command line for a site, and installs the package into an empty folder, without a network. */
export async function install(siteUrl: string): Promise<CommandLine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'command-line-'));
  const packedIn = await mkdtemp(path.join(tmpdir(), 'packed-'));
  const packed = await packCommandLine(packedIn, siteUrl);
  const home = path.join(folder, 'home');
  await mkdir(home);
  await writeFile(path.join(folder, 'package.json'), '{}');
  const base = { PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`, HOME: home, USERPROFILE: home };
  const npm = {
    ...base,
    NODE_ENV: 'production' as const,
    npm_config_cache: path.join(folder, 'npm'),
    npm_config_update_notifier: 'false',
    npm_config_node_options: '',
  };
  const start = (command: string, args: string[], { env, cwd = folder }: Options) =>
    spawn(command, args, { cwd, env: { ...npm, TERM: 'xterm', ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  const run = (command: string, args: string[], options: Options = {}) => {
    const child = start(command, args, options);
    child.stdin.on('error', () => {});
    child.stdin.end(options.input);
    return ended(child);
  };
  const installed = await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', packed]);
  if (installed.code !== 0) throw new Error(installed.stderr);
  return {
    folder,
    run: (args, options) => run('grok-prompts', args, options),
    shell: (line, options) => run('bash', ['-o', 'pipefail', '-c', line], options),
    onTerminal: async (line, answers = [], options = {}) => {
      const onMac = process.platform === 'darwin';
      const child = start('script', onMac ? ['-q', '/dev/null', 'sh', '-c', line] : ['-qec', line, '/dev/null'], options);
      const end = ended(child);
      let shown = '';
      child.stdout.on('data', (chunk) => {
        shown += chunk;
      });
      for (const [before, typed] of answers) {
        for (const giveUp = Date.now() + 60_000; !shown.includes(before); await sleep(20))
          if (Date.now() > giveUp || child.exitCode !== null) throw new Error(`The terminal does not show ${before}, but: ${shown}`);
        child.stdin.write(typed);
      }
      const { code } = await end;
      return { code, shown };
    },
    remove: async () => {
      for (const one of [folder, packedIn]) await rm(one, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<Ended> {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, ...texts };
}
