/** Exit codes, by which scripts can tell why a command failed. `exitCodesHelp` documents them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  conflict: 4,
  refused: 5,
  unavailable: 6,
  /** As shells count it: ended by Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES_HELP: readonly [ExitCode, string][] = [
  [EXIT.done, 'done'],
  [EXIT.failed, 'something failed'],
  [EXIT.usage, 'the command was not understood'],
  [EXIT.notFound, 'there is no such prompt, or nothing was found'],
  [EXIT.conflict, 'pull or push: changed on both sides, and left as it is'],
  [EXIT.refused, 'not signed in, or not allowed'],
  [EXIT.unavailable, 'the site cannot be reached, and the cache does not have it'],
];

/** Ends the command with a message: what happened, and what to do. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** No answer came at all, and none will to what is asked next. */
export class Unreachable extends Failure {}

export const usage = (message: string) => new Failure(EXIT.usage, message);

/** True if something failed because the site cannot be reached. */
export const isUnavailable = (err: unknown): err is Failure => err instanceof Failure && err.exitCode === EXIT.unavailable;

/** An answer, or the Failure of this one prompt or file. One that ends the command is thrown. */
export async function tried<T>(asking: Promise<T>): Promise<T | Failure> {
  try {
    return await asking;
  } catch (err) {
    const ofThisOne: number[] = [EXIT.usage, EXIT.conflict, EXIT.notFound];
    if (err instanceof Failure && ofThisOne.includes(err.exitCode)) return err;
    throw err;
  }
}
