import { spawn } from 'node:child_process';

export type Machine = { platform: NodeJS.Platform; env: NodeJS.ProcessEnv };

export type Program = { program: string; args: readonly string[] };

/** Runs a program with a text as its input; false if it is not installed, or fails. */
export function runProgram({ program, args }: Program, input: string | Buffer = ''): Promise<boolean> {
  return new Promise((resolve) => {
    // Output is ignored, because programs such as xclip stay in the background and keep the streams that they inherit.
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
