import type { Messages } from './refusal-message';

/** Why nothing may be published (docs/decisions/moderation.md). */
export const NOT_PUBLISHED: Partial<Messages> = {
  hidden: 'This, or something of yours with the same text, is hidden. See Decisions in your dashboard.',
  suspended: 'Your account is suspended. See Decisions in your dashboard.',
};
