import 'server-only';
import { cookieOptions } from '../supabase/connection';

/** As long as the session cookie itself, the longest lifetime that browsers allow. */
const YEAR_AND_A_BIT = 400 * 24 * 60 * 60;

/** Options of ACCOUNT_COOKIE, which scripts read. */
export const accountCookieOptions = { ...cookieOptions, httpOnly: false, maxAge: YEAR_AND_A_BIT };
