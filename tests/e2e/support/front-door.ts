import http from 'node:http';
import { listen } from './broken-backend';

/**
 * The address of a site that is stopped, deployed anew or broken meanwhile. `target` answers, or 503 in its place; `asked` are the addresses that reached it, and
 * `worker` changes the service worker on its way.
 */
export async function frontDoor(target: string) {
  const door = { target, asked: [] as string[], worker: (code: string) => code };
  const server = http.createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    door.asked.push(url);
    const isWorker = url === '/sw.js';
    const onward = http.request(
      new URL(url, door.target),
      { method, headers: isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers },
      async (answer) => {
        if (!isWorker) return void answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const { 'content-length': _, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, others).end(door.worker(Buffer.concat(chunks).toString()));
      },
    );
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(503).end()));
    request.pipe(onward);
  });
  const { url, stop } = await listen(server);
  const { port } = new URL(url);
  return Object.assign(door, { url: `http://localhost:${port}`, stop, startAgain: () => listen(server, Number(port)) });
}
