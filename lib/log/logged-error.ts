type Fields = Partial<Record<'name' | 'message' | 'stack' | 'code' | 'status' | 'details' | 'digest' | 'cause', unknown>>;

/**
 * An error as the log has it: its kind, code, stack and causes, and its message unless that may quote what somebody typed: what the
 * database, the auth service and the parsers of JavaScript say does.
 */
export function loggedError(err: unknown): unknown {
  if (typeof err !== 'object' || err === null) return { type: typeof err };
  const { name, message, stack, code, status, details, digest, cause }: Fields = err;
  const said = quotes(err) || (isObject(cause) && quotes(cause) && cause.message === message) ? constraintIn(message) : message;
  return {
    type: name ?? 'object',
    message: said,
    code: code || undefined,
    status,
    // supabase-js tells why the network failed in words alone.
    details: code === '' ? details : undefined,
    digest,
    stack: typeof stack === 'string' && typeof message === 'string' && said !== message ? stack.replace(message, '') : stack,
    cause: cause === undefined ? undefined : loggedError(cause),
  };
}

/** Errors of the database are plain objects; with an empty code they are those of the network. */
function quotes(err: object): boolean {
  const { name, code, status }: Fields = err;
  if (String(name).startsWith('Auth')) return status !== 0;
  return err instanceof SyntaxError || (!(err instanceof Error) && code !== '');
}

/** The name of the rule of the database that was broken. */
function constraintIn(message: unknown): string | undefined {
  return /constraint "\w{1,63}"/.exec(String(message))?.[0];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
