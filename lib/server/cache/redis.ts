import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '../../env';
import { processWide } from '../../process-wide';
import { log } from '../log/log';

/** Returns the Redis client of this process, whose commands fail at once while Redis does not answer; null if REDIS_URL is missing or invalid. */
export async function redis() {
  const { redisUrl } = env;
  if (!redisUrl) return null;
  return processWide('redis', () =>
    connect(redisUrl).catch((err) => {
      log.error({ err }, 'REDIS_URL cannot be used: each process counts attempts and invalidates its cache for itself');
      return null;
    }),
  );
}

/** Waits up to two seconds for the connection; the client then goes on connecting. The package is loaded only if Redis is configured. */
async function connect(url: string) {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Pings detect a connection that is open but dead.
    pingInterval: 5000,
    socket: { connectTimeout: 5000, socketTimeout: 15_000 },
  });
  let unavailable = false;
  client.on('error', (err) => {
    if (!unavailable) log.warn({ err }, 'Redis does not answer: each process counts attempts and invalidates its cache for itself');
    unavailable = true;
  });
  client.on('ready', () => {
    unavailable = false;
  });
  await Promise.race([client.connect().catch(() => undefined), sleep(2000)]);
  return client;
}
