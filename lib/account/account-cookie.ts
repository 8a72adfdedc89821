import 'server-only';
import { cookieOptions } from '../supabase/connection';

/** Lifetime of the session cookie, in seconds: the longest that browsers allow. */
const MAX_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Not httpOnly, because scripts read the cookie. */
export const accountCookieOptions = { ...cookieOptions, httpOnly: false, maxAge: MAX_COOKIE_SECONDS };
