type Fields = Partial<Record<'name' | 'message' | 'stack' | 'code' | 'status' | 'details' | 'digest' | 'cause', unknown>>;

/** Fields of an error for the log, with its causes. Of a message that may quote user input only the name of a violated constraint is left. */
export function loggedError(err: unknown): unknown {
  if (typeof err !== 'object' || err === null) return { type: typeof err };
  const { name, message, stack, code, status, details, digest, cause }: Fields = err;
  const quotesInput = mayQuoteInput(err) || (isObject(cause) && mayQuoteInput(cause) && cause.message === message);
  const safeMessage = quotesInput ? constraintIn(message) : message;
  return {
    type: name ?? 'object',
    message: safeMessage,
    code: code || undefined,
    status,
    // supabase-js names the cause of a network failure in `details` only.
    details: code === '' ? details : undefined,
    digest,
    stack: typeof stack === 'string' && typeof message === 'string' && safeMessage !== message ? stack.replace(message, '') : stack,
    cause: cause === undefined ? undefined : loggedError(cause),
  };
}

/**
 * True for errors of the database, the auth service and parsers, but not for network errors: those of the auth client have the status 0, and
 * those of the database client, whose errors are plain objects, an empty code.
 */
function mayQuoteInput(err: object): boolean {
  const { name, code, status }: Fields = err;
  if (String(name).startsWith('Auth')) return status !== 0;
  return err instanceof SyntaxError || (!(err instanceof Error) && code !== '');
}

function constraintIn(message: unknown): string | undefined {
  return /constraint "\w{1,63}"/.exec(String(message))?.[0];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
