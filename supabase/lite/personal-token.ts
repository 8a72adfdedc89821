import { createHmac } from 'node:crypto';

/** The header of a request with a personal token, as private.check_request reads it. */
const HEADER = 'x-personal-token';

/** What runs SQL with the rights of the owner of the database. */
type Query = <Row>(text: string) => Promise<Row[]>;

/** Seconds that the session of one request is valid. */
const VALID = 60;

/**
 * The request as its owner's, where it has a personal token: lite runs no function before each request, as PostgREST does. Null where there is
 * no such token.
 */
export async function asTokenOwner(request: Request, query: Query, jwtSecret: string): Promise<Request | null> {
  const token = request.headers.get(HEADER);
  if (token === null) return request;
  if (!/^[\w-]{1,100}$/.test(token)) return null;
  const [found] = await query<{ claims: Record<string, string> | null }>(`select private.token_claims('${token}') as claims`);
  if (!found?.claims) return null;
  const headers = new Headers(request.headers);
  headers.delete(HEADER);
  headers.set('authorization', `Bearer ${signed(found.claims, jwtSecret)}`);
  return new Request(request, { headers });
}

function signed(claims: Record<string, string>, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, iat: now, exp: now + VALID },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
