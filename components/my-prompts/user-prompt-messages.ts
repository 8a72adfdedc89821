import type { ButtonProblem } from '@/components/forms/button-error';
import { type Messages, NOT_PUBLISHED } from '@/components/forms/refusal-message';
import { LIMITS, QUOTAS } from '@/lib/limits';
import { PromptNotLoaded } from '@/lib/prompts/load-prompt';

/** The ids of the elements `<datalist>` that LabelNames renders. */
export const CATEGORY_LIST_ID = 'category-names';
export const TAG_LIST_ID = 'tag-names';

const FULL = {
  'prompts-quota': `You have reached the limit of ${QUOTAS.prompts.toLocaleString('en')} prompts. Those under Deleted count too. What you wrote stays here: delete one forever in another tab, then send this again.`,
  'text-quota': `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. Those under Deleted count too. What you wrote stays here: delete others forever, or shorten them in another tab, then send this again.`,
};

export const CREATE_MESSAGES: Messages = { ...FULL, failed: 'Failed to create prompt' };
export const UPDATE_MESSAGES: Messages = {
  ...FULL,
  ...NOT_PUBLISHED,
  failed: 'Failed to update prompt',
  'changed-elsewhere': 'This prompt was changed or deleted somewhere else since you opened it. Copy what you wrote, then open it again.',
};
export const UPDATED = 'Prompt updated successfully!';
export const MAKE_MINE_MESSAGES: Messages = {
  'prompts-quota': `You have reached the limit of ${QUOTAS.prompts.toLocaleString('en')} prompts. Those under Deleted count too. Delete one forever, then copy this one.`,
  'text-quota': `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. Those under Deleted count too. Delete others forever, or shorten them, then copy this one.`,
  'changed-elsewhere': 'This prompt may have been made private or deleted.',
  failed: 'Failed to copy prompt',
};
export const RESTORE_MESSAGES: Messages = {
  'text-quota': `You have reached the limit of ${QUOTAS.textBytes / 1_000_000} MB of text in your prompts. Delete others forever, or shorten them in another tab, then restore this version again.`,
  'changed-elsewhere':
    'This prompt was changed or deleted somewhere else since you opened this page. Reload it, then restore the version again.',
  failed: 'Failed to restore this version',
};
export const RESTORED = 'Version restored. The text it replaced is kept under Versions.';
export const DELETE_MESSAGES: Messages = {
  failed: 'Failed to delete prompt',
  'changed-elsewhere': 'This prompt was deleted somewhere else.',
};
export const CHANGE_MESSAGES: Messages = {
  'collection-prompts-quota': `A collection can have at most ${QUOTAS.collectionPrompts} prompts. Nothing was added.`,
  'tags-quota': `A prompt can have at most ${LIMITS.tags.max} tags, and at least one of these would have more. Nothing was changed.`,
  'changed-elsewhere': 'This collection is no longer there. Reload the page.',
  failed: 'Failed to change prompts. Nothing was changed',
};
export const UNDO_MESSAGES: Messages = { failed: 'Failed to undo', 'undone-already': 'This can no longer be undone.' };
export const DELETED_MESSAGES: Messages = {
  failed: 'Failed to change deleted prompts',
  'changed-elsewhere': 'This prompt is no longer here: it was restored or removed somewhere else. Reload the page.',
};
export const RENAME_MESSAGES: Messages = {
  failed: 'Failed to rename',
  'changed-elsewhere': 'None of your prompts has this category or tag any more. Reload the page.',
};

const NOT_LOADED = { 'signed-out': 'signed-out', missing: 'changed-elsewhere', failed: 'failed' } as const;
const NOT_LOADED_MESSAGES: Messages = {
  failed: 'Failed to load prompt',
  'changed-elsewhere': 'This prompt was deleted somewhere else. Reload the page.',
};

/** The problem of a prompt that could not be fetched. Throws any other error again. */
export function loadingProblem(cause: unknown): ButtonProblem {
  if (!(cause instanceof PromptNotLoaded)) throw cause;
  return { refusal: { code: NOT_LOADED[cause.reason] }, messages: NOT_LOADED_MESSAGES };
}

export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? This action cannot be undone.`;
}
