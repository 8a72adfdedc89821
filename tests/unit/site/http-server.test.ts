import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestContext } from '@/lib/server/http/request-context';
import { prepareServers } from '@/lib/site/http-server';

let server: Server;
/** What has reached the application, in order. */
let requests: [IncomingMessage, ServerResponse][];
let arrived: () => void;

let stopObserving: () => void;
beforeAll(() => {
  stopObserving = prepareServers();
});
// Servers of other tests in this process are their own.
afterAll(() => stopObserving());

beforeEach(async () => {
  requests = [];
  arrived = () => undefined;
  server = createServer((request, response) => {
    requests.push([request, response]);
    arrived();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const port = () => (server.address() as AddressInfo).port;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: prompts.example\r\n\r\n`;

function send(bytes: string) {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

async function untilArrived(count: number): Promise<void> {
  while (requests.length < count) await new Promise<void>((resolve) => (arrived = resolve));
}

/** Answers a request of the application with its own path. */
function answer(index: number): void {
  const [request, response] = requests[index] ?? [];
  response?.end(request?.url);
}

describe('requests of one connection', () => {
  test('are handled one after the other, in order', async () => {
    const socket = send(get('/one') + get('/two'));
    await untilArrived(1);
    // All that is sent at once has been parsed by now.
    await new Promise(setImmediate);
    expect(requests.map(([{ url }]) => url)).toEqual(['/one']);
    answer(0);
    await untilArrived(2);
    answer(1);
    socket.end();
    const received = await text(socket);
    expect(received.indexOf('/one')).toBeGreaterThan(0);
    expect(received.indexOf('/two')).toBeGreaterThan(received.indexOf('/one'));
  });

  test('may follow each other without end', async () => {
    const socket = send(get('/0'));
    for (let number = 0; number < 20; number++) {
      await untilArrived(number + 1);
      answer(number);
      await once(socket, 'data');
      socket.write(get(`/${number + 1}`));
    }
    await untilArrived(21);
    socket.destroy();
  });

  test('end with the connection when somebody sends many and reads no answer', async () => {
    const socket = send(Array.from({ length: 1000 }, (_, number) => get(`/${number}`)).join(''));
    await once(socket, 'close');
    expect(requests.map(([{ url }]) => url)).toEqual(['/0']);
  });
});

describe('what Next would answer with 500 or read to its end', () => {
  test('TRACE', async () => {
    const received = await text(send('TRACE / HTTP/1.1\r\nHost: prompts.example\r\n\r\n'));
    expect(received).toMatch(/^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST\r\n/);
    expect(requests).toEqual([]);
  });

  test('a query of more parameters than a page has: Next takes the square of their number', async () => {
    for (const query of ['a&'.repeat(500), 'a=1&'.repeat(3000), Array.from({ length: 2500 }, (_, at) => `k${at}`).join('&')])
      expect(await text(send(get(`/?${query}`))), query.slice(0, 10)).toMatch(/^HTTP\/1\.1 414 /);
    expect(requests).toEqual([]);
    send(get(`/?${'id=1&'.repeat(499)}`));
    await untilArrived(1);
  });

  test('a body without a length', async () => {
    const socket = send('POST / HTTP/1.1\r\nHost: prompts.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n');
    // The rest never comes, and is not waited for.
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 411 [\s\S]*Connection: close\r\n/);
    expect(requests).toEqual([]);
  });

  test('a body with a length is read', async () => {
    send('POST / HTTP/1.1\r\nHost: prompts.example\r\nContent-Length: 5\r\n\r\nhello');
    await untilArrived(1);
    const [request] = requests[0] ?? [];
    expect(request && (await text(request))).toBe('hello');
  });
});

describe('answers of Node itself have the headers of all others', () => {
  test.each([
    ['no HTTP', 'garbage\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    // The server is found by its first request.
    const first = send(get('/'));
    await untilArrived(1);
    first.destroy();
    const received = await text(send(bytes));
    expect(received).toContain(`HTTP/1.1 ${status} `);
    for (const header of ['Content-Security-Policy', 'X-Content-Type-Options', 'Connection: close']) expect(received).toContain(header);
    expect(requests).toHaveLength(1);
  });

  test('not in the middle of another answer', async () => {
    const socket = send(`${get('/one')}garbage\r\n\r\n`);
    expect(await text(socket).catch(() => '')).not.toContain('HTTP/1.1 400');
  });
});

test('each request has an id of its own, in its context and its answer', async () => {
  const contexts: unknown[] = [];
  server.on('request', () => contexts.push(requestContext()));
  const socket = send(get('/one') + get('/two'));
  for (const index of [0, 1]) {
    await untilArrived(index + 1);
    answer(index);
  }
  expect(contexts).toEqual(requests.map(([, response]) => ({ id: response.getHeader('X-Request-Id'), address: '127.0.0.1', response })));
  expect(new Set(requests.map(([, response]) => response.getHeader('X-Request-Id'))).size).toBe(2);
  expect(requestContext()).toBeUndefined();
  socket.destroy();
});
