import { type Messages, NOT_PUBLISHED } from '@/components/forms/refusal-message';
import { SUGGESTIONS } from '@/lib/account-limits';

export const SUGGEST_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'This could not be sent. Try again in a minute.',
  'not-saved': 'This prompt is no longer public, or it is yours.',
  'no-suggestions': 'This prompt takes no suggestions.',
  'suggestions-quota': `You have suggested ${SUGGESTIONS.inDay} changes in a day, which is the limit. You can suggest more tomorrow.`,
  'open-suggestions-quota': 'You have too many open suggestions here. Wait until some are decided, or withdraw one.',
  'many-suggestions': 'Too many suggestions are waiting here already. Try again in a few days.',
};

export const DECIDE_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'This could not be saved. Try again in a minute.',
  'not-saved': 'The suggestion or its prompt is gone.',
  'changed-elsewhere': 'The prompt has changed, or the suggestion was decided, since you opened this page. Reload it and look again.',
  'text-quota': 'Your prompts have no room for more text. Delete others forever, then take this.',
};

export const ANSWER_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'The answer could not be sent. Try again in a minute.',
  'not-saved': 'This suggestion is gone.',
  'changed-elsewhere': 'It was decided meanwhile. Reload the page.',
  'no-suggestions': 'This suggestion takes no answers.',
  'suggestions-quota': `You cannot answer more for now. The limits are ${SUGGESTIONS.answersInDay} answers a day, ${SUGGESTIONS.answersOfAccount} of yours to one suggestion, and ${SUGGESTIONS.answers} to it in all.`,
};

export const WITHDRAW_MESSAGES: Messages = {
  failed: 'This could not be changed. Try again in a minute.',
  'changed-elsewhere': 'It was decided already. Reload the page.',
};

export const BLOCK_MESSAGES: Messages = {
  failed: 'This could not be changed. Try again in a minute.',
  'blocks-quota': `You block ${SUGGESTIONS.blocks} people already, which is the limit.`,
};
