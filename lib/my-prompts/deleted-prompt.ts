import { DELETED_DAYS } from '../limits';

/** The moment until which a prompt that was deleted can be restored. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + DELETED_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
