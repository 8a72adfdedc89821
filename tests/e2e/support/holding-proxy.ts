import http from 'node:http';

/** Passes everything on to the real backend. Answers to requests that `holds` names wait for `release`. */
export function holdingProxy(target: string, holds: (url: string) => boolean) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  const server = http.createServer((request, response) => {
    const onward = http.request(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: request.headers },
      async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        if (holds(request.url ?? '')) {
          held += 1;
          await released;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks));
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return { server, release, held: () => held };
}
