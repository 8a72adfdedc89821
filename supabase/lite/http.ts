import type { IncomingMessage, RequestListener } from 'node:http';

const MAX_BODY = 2 * 1024 * 1024;

type Answer = (request: Request) => Promise<Response>;

/** PGlite has one session: without this, a request could run inside another one's transaction and role. */
export function oneAtATime(answer: Answer): Answer {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const turn = last.then(() => answer(request));
    last = turn.catch(() => {});
    return turn;
  };
}

/** Whether the count of an answer shall be the planner's guess, which is made from rows that nobody may see. */
export function asksForGuessedCount({ headers }: Request): boolean {
  return /count\s*=\s*"?(planned|estimated)/i.test(headers.get('prefer') ?? '');
}

/** Reads the whole body before anything is locked, so that a slow sender keeps nobody waiting. */
export function requestListener(answer: Answer): RequestListener {
  return async (message, reply) => {
    try {
      const body = await readBody(message);
      if (!body) return reply.writeHead(413, { connection: 'close' }).end();
      const response = await answer(toRequest(message, body));
      reply.statusCode = response.status;
      reply.setHeaders(response.headers);
      reply.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      console.error(error);
      if (!reply.headersSent) reply.writeHead(500);
      reply.end();
    }
  };
}

/** Null when it is too long. */
async function readBody(message: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toRequest({ method, url = '/', headers }: IncomingMessage, body: Buffer): Request {
  const pairs = Object.entries(headers).flatMap(([name, value = '']) => [value].flat().map((item): [string, string] => [name, item]));
  const init = { method, headers: pairs, body: body.length > 0 ? new Uint8Array(body) : undefined };
  return new Request(withTextsInQuotes(new URL(url, `http://${headers.host ?? '127.0.0.1'}`)), init);
}

/** Columns whose filters may be anything that people type. */
const TEXTS = ['username', 'slug', 'category', 'prompt_id', 'source_id'];

/** lite takes `true` and `{…}` in a filter for other types, and answers 500 where the column is a text; PostgREST asks the column. */
function withTextsInQuotes(url: URL): URL {
  const pairs = [...url.searchParams].map(([name, value]) => [name, TEXTS.includes(name) ? textInQuotes(value) : value]);
  url.search = new URLSearchParams(pairs).toString();
  return url;
}

function textInQuotes(filter: string): string {
  return filter
    .replace(/^(n?eq\.)(true|false|null|\{.*\})$/s, (_, operator: string, text: string) => `${operator}"${text}"`)
    .replace(/^in\.\((true|false|null|\{[^,]*\})\)$/s, (_, text: string) => `in.("${text}")`);
}
