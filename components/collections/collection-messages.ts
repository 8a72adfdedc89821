import { COLLECTIONS_FULL } from '@/components/add-to-collection/messages';
import { NOT_PUBLISHED } from '@/components/forms/not-published';
import type { Messages } from '@/components/forms/refusal-message';

const CHANGED = 'This collection was changed or deleted somewhere else since you opened it.';

export const CREATE_MESSAGES: Messages = { ...COLLECTIONS_FULL, failed: 'Failed to create collection' };
export const UPDATE_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'Failed to update collection',
  'changed-elsewhere': `${CHANGED} Copy what you wrote, then open it again.`,
};
export const DELETE_MESSAGES: Messages = { failed: 'Failed to delete collection' };
export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? The prompts in it stay where they are. This action cannot be undone.`;
}
