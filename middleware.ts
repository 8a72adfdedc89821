import { type NextRequest, NextResponse } from 'next/server';
import { ACCOUNT_COOKIE, isSessionCookie } from '@/lib/account/account';
import { accountCookieOptions } from '@/lib/account/account-cookie';
import { signInRedirect } from '@/lib/account/sign-in-redirect';
import { startPrinting } from '@/lib/collections/print-limit';
import { env } from '@/lib/env';
import { actionRefusal } from '@/lib/forms/action-request';
import { paths } from '@/lib/paths';
import { canonicalProfilePath } from '@/lib/profiles/canonical-path';
import { log } from '@/lib/server/log/log';
import { strictPolicy } from '@/lib/site/content-security';
import { refreshSession } from '@/lib/supabase/session';

/** Sets the strict content policy where needed, and refreshes the session on /dashboard. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/dashboard/:path*',
    '/login',
    '/signup',
    '/reset',
    '/auth/confirm',
    // The forms of other pages, with and without JavaScript; not what is imported, which its route reads and bounds (Next copies a body that
    // passes here, up to 10 MB), nor what a mail program sends to end the daily email, which is no form of ours.
    { source: '/((?!data/import$).*)', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/((?!data/import$|unsubscribe/\\w+$).*)', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    // Names of profiles in upper case, also before a collection and where .md or another ending follows. Bounded, so that the length of a
    // path costs nothing.
    '/u/:username([a-z0-9_]{0,19}[A-Z][\\w.]{0,40})/:slug([\\w.-]{1,80})?',
    // The further pages of a profile's lists, whose number may be none.
    '/u/:username/:slug/:page',
  ],
};

/** Public and own collections as one document. */
const PRINTED = /^\/(u\/[^/]+|dashboard\/collections)\/[^/]+\/print$/;

/** Pages with private data or passwords. */
const STRICT = /^\/(dashboard(\/|$)|login$|signup$|reset$|auth\/confirm$)/;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const refusal = request.method === 'POST' ? await actionRefusal(request) : null;
  if (refusal) {
    log.warn({ reason: refusal.reason }, 'A form was refused');
    return new NextResponse('This form cannot be read. Reload the page and send it again.\n', { status: refusal.status });
  }
  // Here, because a redirect in a cached page sends its Location twice.
  if (pathname.startsWith('/u/')) {
    const canonical = canonicalProfilePath(pathname);
    if (canonical !== pathname) return NextResponse.redirect(new URL(canonical, request.url), 308);
  }
  if (PRINTED.test(pathname) && !startPrinting(pathname.startsWith(paths.dashboard) ? 'own' : 'public')) return busyPrinting();
  if (!STRICT.test(pathname)) return NextResponse.next();
  const { policy, headers } = strictPolicy(request.headers);
  const response = pathname.startsWith(paths.dashboard)
    ? await dashboardResponse(request, headers)
    : NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function busyPrinting(): NextResponse {
  const text = 'Other collections are being printed right now. Reload this page in a few seconds.\n';
  return new NextResponse(text, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'private, no-store' } });
}

async function dashboardResponse(request: NextRequest, headers: Headers): Promise<NextResponse> {
  const { response, signedIn, email } = env.backend
    ? await refreshSession(request, headers)
    : { response: NextResponse.next({ request: { headers } }), signedIn: false, email: null };
  // It was changed in another browser.
  if (email && request.cookies.get(ACCOUNT_COOKIE)?.value !== email) response.cookies.set(ACCOUNT_COOKIE, email, accountCookieOptions);
  if (signedIn !== false) return response;
  // An action whose session has ended answers itself, so that what was typed is not lost.
  if (request.method !== 'GET' && request.method !== 'HEAD') return response;
  const { pathname, search } = request.nextUrl;
  const redirect = NextResponse.redirect(new URL(signInRedirect(pathname + search), request.url));
  for (const { name } of request.cookies.getAll()) if (isSessionCookie(name)) redirect.cookies.delete(name);
  return redirect;
}
