/** Reason for refusing a token, as named by OAuth (RFC 6750, section 3.1). */
type TokenError = 'invalid_token' | 'insufficient_scope';

/** Value of the header WWW-Authenticate, which says that a token is required, or why the sent one is refused. */
export function challenge(error?: TokenError, description = ''): string {
  return error ? `Bearer error="${error}", error_description="${description}"` : 'Bearer';
}

export const NO_SUCH_TOKEN = 'There is no such token, or it has expired';
