type Fields = Partial<Record<'name' | 'message' | 'stack' | 'code' | 'status' | 'details' | 'digest' | 'cause', unknown>>;

/** Kind, code, stack and causes of an error. A message that may quote user input is left out: of the database, auth, and parsers. */
export function loggedError(err: unknown): unknown {
  if (typeof err !== 'object' || err === null) return { type: typeof err };
  const { name, message, stack, code, status, details, digest, cause }: Fields = err;
  const said = quotes(err) || (isObject(cause) && quotes(cause) && cause.message === message) ? constraintIn(message) : message;
  return {
    type: name ?? 'object',
    message: said,
    code: code || undefined,
    status,
    // supabase-js names the cause of a network failure in `details` only.
    details: code === '' ? details : undefined,
    digest,
    stack: typeof stack === 'string' && typeof message === 'string' && said !== message ? stack.replace(message, '') : stack,
    cause: cause === undefined ? undefined : loggedError(cause),
  };
}

/** True if the message may quote user input. Database errors are plain objects; those with an empty code are network errors. */
function quotes(err: object): boolean {
  const { name, code, status }: Fields = err;
  if (String(name).startsWith('Auth')) return status !== 0;
  return err instanceof SyntaxError || (!(err instanceof Error) && code !== '');
}

/** Reads the name of the violated constraint from a database error's message. */
function constraintIn(message: unknown): string | undefined {
  return /constraint "\w{1,63}"/.exec(String(message))?.[0];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
