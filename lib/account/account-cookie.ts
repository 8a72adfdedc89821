import 'server-only';
import { cookieOptions } from '../supabase/connection';

/** The longest lifetime of a cookie that browsers allow. */
const MAX_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Options of ACCOUNT_COOKIE, which scripts can read. */
export const accountCookieOptions = { ...cookieOptions, httpOnly: false, maxAge: MAX_COOKIE_SECONDS };
