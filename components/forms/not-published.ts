import type { Messages } from './refusal-message';

/** Why nothing may be published (docs/decisions/moderation.md). */
export const NOT_PUBLISHED: Partial<Messages> = {
  hidden: 'This is hidden, or something of yours with the same text: see Decisions in your dashboard.',
  suspended: 'Your account is suspended: see Decisions in your dashboard.',
};
