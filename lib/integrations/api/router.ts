import 'server-only';
import { pathParameters } from '../../server/http/path-parameters';
import { JSON_TYPE, staticRead } from '../../server/http/static-read';
import { CORS, ownRoute, problemAnswer, publicRoute } from './api-route';
import { handlers } from './handlers';
import { openApiFile } from './openapi';
import type { Operation } from './operation';
import { operations } from './operations';
import { ownHandlers } from './own-handlers';
import { ownOperations } from './own-operations';
import { problemOf } from './problem';

type Route = Pick<Operation, 'method' | 'path'> & {
  answer: (request: Request, path: Record<string, string>) => Response | Promise<Response>;
};

const OPENAPI_ROUTE: Route = {
  method: 'get',
  path: '/openapi.json',
  answer: (request) => staticRead(request, openApiFile(), JSON_TYPE),
};

/** All routes. Those without parameters come first: they win where a parameter of another path would match, too. */
const ROUTES: readonly Route[] = [
  OPENAPI_ROUTE,
  ...Object.values(operations).map(({ id }) => publicRouteOf(id)),
  ...Object.values(ownOperations).map(({ id }) => ownRouteOf(id)),
].toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

function publicRouteOf<Id extends keyof typeof operations>(id: Id): Route {
  return { ...operations[id], answer: publicRoute(operations[id], handlers[id]) };
}

function ownRouteOf<Id extends keyof typeof ownOperations>(id: Id): Route {
  return { ...ownOperations[id], answer: ownRoute(ownOperations[id], ownHandlers[id]) };
}

type Context = { params: Promise<{ path?: string[] }> };

export async function answerApi(request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  const matching = ROUTES.flatMap((route) => {
    const parameters = pathParameters(route.path, path);
    return parameters ? [{ ...route, parameters }] : [];
  });
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  const route = matching.find((one) => one.method === method);
  if (route) return route.answer(request, route.parameters);
  if (matching.length === 0) return problemAnswer(problemOf('not-found', 'The API has nothing at this address'), CORS);
  const methods = matching.map((one) => (one.method === 'get' ? 'GET, HEAD' : one.method.toUpperCase()));
  const allowed = [...methods, 'OPTIONS'].join(', ');
  return problemAnswer(problemOf('method-not-allowed', `Allowed methods: ${allowed}`), { ...CORS, Allow: allowed });
}

export function preflight(): Response {
  const allow = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
  };
  return new Response(null, { status: 204, headers: { ...CORS, ...allow, 'Access-Control-Max-Age': '86400' } });
}
