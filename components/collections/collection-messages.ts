import type { Messages } from '@/components/forms/refusal-message';
import { QUOTAS } from '@/lib/limits';

const FULL = {
  'collections-quota': `You have reached the limit of ${QUOTAS.collections} collections. What you wrote stays here: delete one that you no longer need in another tab, then send this again.`,
  'collection-prompts-quota': `You have reached the limit of ${QUOTAS.collectionPrompts} prompts in a collection. Remove one that you no longer need, or use another collection.`,
};

const CHANGED = 'This collection was changed or deleted somewhere else since you opened it.';

export const CREATE_MESSAGES: Messages = { ...FULL, failed: 'Failed to create collection' };
const PROMPT_GONE = 'This prompt or this collection is no longer there. Reload the page.';

export const CHOOSE_MESSAGES: Messages = { ...FULL, failed: 'Failed to change collection', 'changed-elsewhere': PROMPT_GONE };
export const CREATE_WITH_MESSAGES: Messages = { ...CREATE_MESSAGES, 'changed-elsewhere': PROMPT_GONE };
export const UPDATE_MESSAGES: Messages = {
  failed: 'Failed to update collection',
  'changed-elsewhere': `${CHANGED} Copy what you wrote, then open it again.`,
};
export const DELETE_MESSAGES: Messages = { failed: 'Failed to delete collection' };
export const ITEM_MESSAGES: Messages = {
  ...FULL,
  failed: 'Failed to change collection',
  'changed-elsewhere': PROMPT_GONE,
};

export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? The prompts in it stay where they are. This action cannot be undone.`;
}
