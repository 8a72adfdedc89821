import { DELETED_DAYS } from '../limits';

/** A prompt that was deleted and can be restored. */
export type DeletedPrompt = { id: string; title: string; category: string | null; deletedAt: string };

/** The moment until which it can be restored. */
export function restorableUntil({ deletedAt }: Pick<DeletedPrompt, 'deletedAt'>): string {
  return new Date(Date.parse(deletedAt) + DELETED_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
