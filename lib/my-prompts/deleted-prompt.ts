import { DELETED_DAYS } from '../limits';

export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + DELETED_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
