import { spawnSync } from 'node:child_process';
import { aptInstall } from '../../scripts/lib/apt.ts';

const runs = (shell: string) => spawnSync(shell, ['-c', 'exit'], { timeout: 60_000 }).status === 0;

/** A shell of this machine, got now where apt has it. */
export function shellPath(shell: 'zsh' | 'fish'): string {
  if (runs(shell)) return shell;
  const output = aptInstall(shell);
  if (runs(shell)) return shell;
  throw new Error(`${shell} could not be installed: install it.\n${output.slice(-1000)}`);
}
