import net from 'node:net';

/** An error whose message is all that anybody needs to see. */
export class Problem extends Error {}

/** @param {string | undefined} text @returns {number} */
export function parsePort(text) {
  if (!text) return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/**
 * Shells and containers set HOSTNAME to the machine's name, which is no wish: only an address is one.
 * @param {string | undefined} text
 */
export function parseHostname(text) {
  return text === 'localhost' || net.isIP(text ?? '') > 0 ? text : undefined;
}

/** @param {number} port @param {string | undefined} hostname @param {string} command */
export async function demandFreePort(port, hostname, command) {
  const server = net.createServer();
  /** @type {NodeJS.ErrnoException | null} */
  const error = await new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host: hostname }, () => server.close(() => resolve(null)));
  });
  if (error?.code === 'EADDRINUSE') {
    throw new Problem(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} ${command}`);
  }
  if (error) throw new Problem(`Port ${port} cannot be used (${error.code}). Choose another one: PORT=3000 ${command}`);
}
