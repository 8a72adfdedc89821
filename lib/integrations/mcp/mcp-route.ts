import 'server-only';
import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server';
import { API } from '../../limits';
import { log } from '../../server/log/log';
import { countApiRequest, rateLimitHeaders } from '../../server/rate-limit/rate-limit';
import { site } from '../../site';
import { authenticateToken, type TokenUser } from '../../tokens/authenticate-token';
import { challenge, NO_SUCH_TOKEN } from '../../tokens/challenge';
import { readJson } from '../api/input';
import { ProblemError } from '../api/problem';
import { mcpServer } from './server';

/** Error codes of JSON-RPC. `other`, -32000, stands for an error that JSON-RPC does not define. */
const CODES = { parse: -32_700, request: -32_600, internal: -32_603, other: -32_000 } as const;

/** Makes a new server for each request, without sessions. Clients cannot subscribe. */
const handler = createMcpHandler(({ authInfo }) => mcpServer(authInfo ? senderIn(authInfo) : null), {
  maxSubscriptions: 0,
  maxRequestBodySize: API.body,
});

/** Answers a request of the Model Context Protocol, of revision 2026-07-28 or an earlier one. Cookies are ignored. */
export async function answerMcp(request: Request): Promise<Response> {
  // A page of another site could use up the rate limit of its visitors. Another port counts as another site.
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(site.url).origin)
    return refusal(403, CODES.other, 'Requests from pages on other sites are not allowed');
  const allowance = await countApiRequest();
  const headers = { ...rateLimitHeaders(allowance), 'Cache-Control': 'no-store' };
  if (allowance.wait > 0) return refusal(429, CODES.other, `Try again in ${allowance.wait} seconds`, headers);
  const sender = await senderOf(request);
  if (sender === 'unavailable')
    return refusal(503, CODES.internal, 'Your token cannot be checked at the moment. Try again in a minute', headers);
  if (sender === 'unknown')
    return refusal(401, CODES.other, NO_SUCH_TOKEN, { ...headers, 'WWW-Authenticate': challenge('invalid_token', NO_SUCH_TOKEN) });
  const answer = await answerMessage(request, sender);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

async function senderOf(request: Request): Promise<Awaited<ReturnType<typeof authenticateToken>> | 'unavailable'> {
  try {
    return await authenticateToken(request);
  } catch (err) {
    log.error({ err }, 'The MCP server could not look up a token');
    return 'unavailable';
  }
}

async function answerMessage(request: Request, sender: TokenUser | null): Promise<Response> {
  try {
    const parsedBody = await readJson(request);
    // The rate limit counts requests, so each may have one message only.
    if (Array.isArray(parsedBody)) return refusal(400, CODES.request, 'Send one message per request');
    return await handler.fetch(request, { parsedBody, ...(sender && { authInfo: authInfoOf(sender) }) });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, detail } = error.problem;
    return refusal(status, status === 400 ? CODES.parse : CODES.other, detail);
  }
}

/** The sender as the package passes it on, without the token: queries use the token of the request (lib/tokens/authenticate-token.ts). */
const authInfoOf = ({ user, scope }: TokenUser): AuthInfo => ({ token: '', clientId: user.id, scopes: [scope] });
const senderIn = ({ clientId, scopes }: AuthInfo): TokenUser => ({
  user: { id: clientId, email: '' },
  scope: scopes.includes('write') ? 'write' : 'read',
});

function refusal(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers });
}
