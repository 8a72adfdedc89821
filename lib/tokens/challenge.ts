/** Why a request with a token was refused, as OAuth names it (RFC 6750, section 3.1). */
type TokenError = 'invalid_token' | 'insufficient_scope';

/** The WWW-Authenticate of an answer: that a token is wanted, or what is wrong with the one that was sent. */
export function challenge(error?: TokenError, description = ''): string {
  return error ? `Bearer error="${error}", error_description="${description}"` : 'Bearer';
}

export const NO_SUCH_TOKEN = 'There is no such token, or it has expired';
