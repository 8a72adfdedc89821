import { spawn } from 'node:child_process';

export type Program = { program: string; args: readonly string[] };

/** Runs a program with a text as its input. Whether it is there and did what it should. */
export function runProgram({ program, args }: Program, input: string | Buffer = ''): Promise<boolean> {
  return new Promise((resolve) => {
    // Not waited for: programs such as xclip go on in the background with what they inherit.
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
