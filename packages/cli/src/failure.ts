/** Exit codes, by which scripts can tell why a command failed. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  conflict: 4,
  refused: 5,
  unavailable: 6,
  /** The code that shells have for a command that Ctrl+C ended. */
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

/** An error that ends the command. Its message says what happened, and what to do. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The Failure for a site that cannot be reached, so that further requests would fail, too. */
export class Unreachable extends Failure {}

export const usage = (message: string) => new Failure(EXIT.usage, message);

/** True for a Failure of the network or of the site, or if the site was asked too often. */
export const isUnavailable = (err: unknown): err is Failure => err instanceof Failure && err.exitCode === EXIT.unavailable;

/** The answer to a request, or its Failure if only one prompt or file is concerned. Any other error is thrown. */
export async function answerOrFailure<T>(request: Promise<T>): Promise<T | Failure> {
  try {
    return await request;
  } catch (err) {
    const ofOneItem: number[] = [EXIT.usage, EXIT.conflict, EXIT.notFound];
    if (err instanceof Failure && ofOneItem.includes(err.exitCode)) return err;
    throw err;
  }
}
