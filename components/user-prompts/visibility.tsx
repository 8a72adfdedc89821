import type { ReactNode } from 'react';
import type { Messages } from '@/components/forms/refusal-message';
import { setVisibility } from '@/lib/user-prompts/actions';
import { VISIBILITY_MESSAGES } from './user-prompt-messages';

/** What can be private or public. */
export type Publishable = { id: string; title: string; isPublic: boolean };

/** How its visibility is changed, and what people are told of it. */
export type Visibility = {
  action: typeof setVisibility;
  messages: Messages;
  /** Asked before it is published. */
  question: string;
  /** What that means. `it` is its title or a pronoun. */
  consequence: (it: ReactNode, yourName: string) => ReactNode;
  states: { private: string; public: string };
};

export const PROMPT_VISIBILITY: Visibility = {
  action: setVisibility,
  messages: VISIBILITY_MESSAGES,
  question: 'Make Prompt Public?',
  consequence: (it, yourName) => (
    <>
      Others can view and use {it}. It is listed in the community and on your public profile, under {yourName}.
    </>
  ),
  states: { private: 'Private: only you see it.', public: 'Public: others can view and use it.' },
};
