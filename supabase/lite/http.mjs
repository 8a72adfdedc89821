const MAX_BODY = 2 * 1024 * 1024;

/**
 * PGlite has one session: without this, a request could run inside another one's transaction and role.
 * @param {(request: Request) => Promise<Response>} answer
 * @returns {(request: Request) => Promise<Response>}
 */
export function oneAtATime(answer) {
  let last = Promise.resolve();
  return (request) => {
    const turn = last.then(() => answer(request));
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };
}

/** @param {import('node:http').IncomingMessage} message @returns {Promise<Buffer | null>} */
async function readBody(message) {
  const chunks = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param {import('node:http').IncomingMessage} message @param {Buffer} body */
function toRequest(message, body) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  }
  const init = { method: message.method, headers, body: body.length > 0 ? body : undefined };
  return new Request(new URL(message.url ?? '/', `http://${message.headers.host ?? '127.0.0.1'}`), init);
}

/**
 * Reads the whole body before anything is locked, so that a slow sender keeps nobody waiting.
 * @param {(request: Request) => Promise<Response>} answer
 * @returns {import('node:http').RequestListener}
 */
export function requestListener(answer) {
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
