import { DELETED_DAYS } from '../limits';

/** End of the time in which a deleted prompt can be restored. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + DELETED_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
