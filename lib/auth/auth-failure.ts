type AuthFailure = 'credentials' | 'unconfirmed' | 'exists' | 'weak' | 'same' | 'mailed' | 'fault';

type AuthError = { name: string; code?: string | undefined; status?: number | undefined };

const FAILURES: Record<string, AuthFailure | undefined> = {
  invalid_credentials: 'credentials',
  user_not_found: 'credentials',
  user_banned: 'credentials',
  validation_failed: 'credentials',
  email_not_confirmed: 'unconfirmed',
  user_already_exists: 'exists',
  email_exists: 'exists',
  email_address_invalid: 'exists',
  email_address_not_authorized: 'exists',
  signup_disabled: 'exists',
  weak_password: 'weak',
  same_password: 'same',
  over_email_send_rate_limit: 'mailed',
};

/**
 * Returns the reason of an error of Supabase Auth (https://supabase.com/docs/guides/auth/debugging/error-codes): `exists` for any address that
 * cannot be used, `mailed` if a mail was just sent, `fault` for whatever no form can explain.
 */
export function authFailure({ name, code = '', status }: AuthError): AuthFailure {
  return FAILURES[code] ?? (name === 'AuthWeakPasswordError' ? 'weak' : status === 400 ? 'credentials' : 'fault');
}
