import type { Messages } from '@/components/forms/refusal-message';
import { QUOTAS } from '@/lib/limits';

export const QUOTA_MESSAGES = {
  'collections-quota': `You have reached the limit of ${QUOTAS.collections} collections. What you wrote stays here: delete one that you no longer need in another tab, then send this again.`,
  'collection-prompts-quota': `You have reached the limit of ${QUOTAS.collectionPrompts} prompts in a collection. Remove one that you no longer need, or use another collection.`,
};

export const ITEM_MESSAGES: Messages = {
  ...QUOTA_MESSAGES,
  failed: 'Failed to change collection',
  'changed-elsewhere': 'This prompt or this collection is no longer there. Reload the page.',
};
