import { createHash } from 'node:crypto';
import { invalid } from './problem';

/** The hash of an Idempotency-Key, which is stored instead of the key itself; undefined without one. */
export function creationKey(request: Request, userId: string): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw invalid({ name: 'Idempotency-Key', in: 'header', detail: 'must have 1 to 100 characters of ASCII without spaces' });
  return createHash('sha256').update(`${userId} ${key}`).digest('hex');
}
