import net from 'node:net';

export function parsePort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** Returns the address to listen on. Any other HOSTNAME is the name of the machine, to which shells and containers set it. */
export function parseHostname(text: string | undefined): string | undefined {
  return text === 'localhost' || net.isIP(text ?? '') > 0 ? text : undefined;
}

export async function demandFreePort(port: number, hostname?: string): Promise<void> {
  const server = net.createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host: hostname }, () => server.close(() => resolve(null)));
  });
  const reason = error?.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error?.code})`;
  if (error) throw new Error(`Port ${port} ${reason}. Choose another one, for example PORT=${port + 1}.`);
}
