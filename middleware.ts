import { type NextRequest, NextResponse } from 'next/server';
import { ACCOUNT_COOKIE, isSessionCookie } from '@/lib/account/account';
import { accountCookieOptions } from '@/lib/account/account-cookie';
import { signInRedirect } from '@/lib/account/sign-in-redirect';
import { startPrinting } from '@/lib/collections/start-printing';
import { env } from '@/lib/env';
import { actionRefusal } from '@/lib/forms/action-request';
import { paths } from '@/lib/paths';
import { canonicalProfilePath } from '@/lib/profiles/canonical-path';
import { log } from '@/lib/server/log/log';
import { strictPolicy } from '@/lib/site/content-security';
import { refreshSession } from '@/lib/supabase/session';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/dashboard/:path*',
    '/login',
    '/signup',
    '/reset',
    '/auth/confirm',
    // The middleware checks the forms of all pages, sent with and without JavaScript. It leaves out uploads to import, because Next copies a body
    // that passes the middleware, up to 10 MB, and what mail programs send to end the daily email, which is no form of this site.
    { source: '/((?!data/import$).*)', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/((?!data/import$|unsubscribe/\\w+$).*)', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    // Usernames with a capital letter are redirected, also before a collection and with an ending such as .md. The pattern has bounds, so that long
    // paths cost nothing.
    '/u/:username([a-z0-9_]{0,19}[A-Z][\\w.]{0,40})/:slug([\\w.-]{1,80})?',
    // Further pages of a profile's lists are redirected if their number is not valid.
    '/u/:username/:slug/:page',
  ],
};

/** Matches the paths of public and own collections as one document to print. */
const PRINTED = /^\/(u\/[^/]+|dashboard\/collections)\/[^/]+\/print$/;

/** Matches the paths of pages with private data or passwords, which get the strict content policy. */
const STRICT = /^\/(dashboard(\/|$)|login$|signup$|reset$|auth\/confirm$)/;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const refusal = request.method === 'POST' ? await actionRefusal(request) : null;
  if (refusal) {
    log.warn({ reason: refusal.reason }, 'A form was refused');
    return new NextResponse('This form cannot be read. Reload the page and send it again.\n', { status: refusal.status });
  }
  // Pages cannot redirect themselves, because a redirect in a cached page sends its Location twice.
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
  // The e-mail may have been changed in another browser.
  if (email && request.cookies.get(ACCOUNT_COOKIE)?.value !== email) response.cookies.set(ACCOUNT_COOKIE, email, accountCookieOptions);
  if (signedIn !== false) return response;
  // An action without a session answers itself, so that nothing is lost that was typed.
  if (request.method !== 'GET' && request.method !== 'HEAD') return response;
  const { pathname, search } = request.nextUrl;
  const redirect = NextResponse.redirect(new URL(signInRedirect(pathname + search), request.url));
  for (const { name } of request.cookies.getAll()) if (isSessionCookie(name)) redirect.cookies.delete(name);
  return redirect;
}
