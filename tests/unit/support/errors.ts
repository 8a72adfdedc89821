/** The message of what `run` throws. */
export function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  throw new Error('Expected an error, but nothing was thrown');
}
