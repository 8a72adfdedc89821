import 'server-only';
import { z } from 'zod';
import { env } from '../env';
import { log } from '../server/log/log';
import { BackendError, backend, dataOf, fetchWithTimeout } from './connection';
import { publicClient } from './server';

/** True if sign-ups have to be confirmed by e-mail. Throws BackendError if the backend does not answer. */
export async function confirmsEmail(): Promise<boolean> {
  const { url, key } = backend();
  try {
    const response = await fetchWithTimeout({ cache: 'no-store' })(`${url}/auth/v1/settings`, { headers: { apikey: key } });
    return !authSettings.parse(await response.json()).mailer_autoconfirm;
  } catch (cause) {
    throw new BackendError('The auth service did not tell its settings', { cause });
  }
}

const authSettings = z.object({ mailer_autoconfirm: z.boolean() });

/** Throws BackendError if the backend does not answer a query that everybody may make. */
export async function requireBackend(): Promise<void> {
  dataOf(await publicClient().from('public_prompt_counts').select('prompts').eq('category', ''));
}

/** Tells whether the backend answers; `none` if none is configured. */
export async function backendState(): Promise<'none' | 'ok' | 'unavailable'> {
  if (!env.backend) return 'none';
  try {
    await requireBackend();
    return 'ok';
  } catch (err) {
    log.warn({ err }, 'The backend does not answer');
    return 'unavailable';
  }
}
