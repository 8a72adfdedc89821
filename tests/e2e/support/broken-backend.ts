import http from 'node:http';
import net from 'node:net';

export type Backend = { url: string; stop: () => Promise<void> };

/** Ways a backend can fail. */
export const breakages = {
  hangs: () => net.createServer((socket) => socket.on('error', () => undefined)),
  'answers 503': () => http.createServer((_, response) => response.writeHead(503).end('Service Unavailable')),
  'answers nonsense': () =>
    http.createServer((_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a":1}')),
} as const;

/** Listens on a port of its own, or on a given one. */
export async function listen(server: net.Server, port = 0): Promise<Backend> {
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes everything on to the real backend. */
export function proxyTo(target: string): http.Server {
  return http.createServer((request, response) => {
    const onward = http.request(new URL(request.url ?? '/', target), { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
}
