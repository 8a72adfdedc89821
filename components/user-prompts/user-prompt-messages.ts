import type { Messages } from '@/components/forms/refusal-message';
import { QUOTAS } from '@/lib/limits';

/** The id of the page's list of category names (CategoryNames). */
export const CATEGORY_NAMES = 'category-names';

const FULL = {
  'prompts-quota': `You have reached the limit of ${QUOTAS.prompts.toLocaleString('en')} prompts. What you wrote stays here: delete one that you no longer need in another tab, then send this again.`,
  'text-quota': `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. What you wrote stays here: delete or shorten others in another tab, then send this again.`,
};

export const CREATE_MESSAGES: Messages = { ...FULL, failed: 'Failed to create prompt' };
export const UPDATE_MESSAGES: Messages = {
  ...FULL,
  failed: 'Failed to update prompt',
  'changed-elsewhere': 'This prompt was changed or deleted somewhere else since you opened it. Copy what you wrote, then open it again.',
};
export const UPDATED = 'Prompt updated successfully!';
export const COPY_MESSAGES: Messages = {
  'prompts-quota': `You have reached the limit of ${QUOTAS.prompts.toLocaleString('en')} prompts. Delete one that you no longer need, then copy this one.`,
  'text-quota': `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. Delete or shorten others, then copy this one.`,
  'changed-elsewhere': 'This prompt may have been made private or deleted.',
  failed: 'Failed to copy prompt',
};
export const RESTORE_MESSAGES: Messages = {
  'text-quota': `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. Delete or shorten others in another tab, then restore this version again.`,
  'changed-elsewhere':
    'This prompt was changed or deleted somewhere else since you opened this page. Reload it, then restore the version again.',
  failed: 'Failed to restore this version',
};
export const RESTORED = 'Version restored. The text before it is among the versions.';
export const DELETE_MESSAGES: Messages = { failed: 'Failed to delete prompt' };

export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? This action cannot be undone.`;
}
