import { accountPaths } from '@/lib/account-paths';
import { absoluteUrl } from '@/lib/site';

/** Tells programs that there is no OAuth, and where to create a token. next.config.ts rewrites the addresses at which they look for it. */
function noOAuth(): Response {
  const description = `This site has no OAuth. If a token was refused, create another one on ${absoluteUrl(accountPaths.tokens)}`;
  return Response.json({ error: 'not_found', error_description: description }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export { noOAuth as DELETE, noOAuth as GET, noOAuth as POST, noOAuth as PUT };
