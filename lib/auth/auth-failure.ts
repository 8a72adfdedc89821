type AuthFailure = 'credentials' | 'unconfirmed' | 'exists' | 'weak' | 'same' | 'mailed' | 'fault';

type AuthError = { name: string; code?: string | undefined; status?: number | undefined };

/** Why Supabase Auth refused a request (https://supabase.com/docs/guides/auth/debugging/error-codes). `mailed`: a mail was sent recently. */
export function authFailure({ name, code, status }: AuthError): AuthFailure {
  switch (code) {
    case 'invalid_credentials':
    case 'user_not_found':
    case 'user_banned':
    case 'validation_failed':
      return 'credentials';
    case 'email_not_confirmed':
      return 'unconfirmed';
    case 'user_already_exists':
    case 'email_exists':
    case 'email_address_invalid':
    case 'email_address_not_authorized':
    case 'signup_disabled':
      return 'exists';
    case 'weak_password':
      return 'weak';
    case 'same_password':
      return 'same';
    case 'over_email_send_rate_limit':
      return 'mailed';
  }
  if (name === 'AuthWeakPasswordError') return 'weak';
  return status === 400 ? 'credentials' : 'fault';
}
