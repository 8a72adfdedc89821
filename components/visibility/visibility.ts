import type { ReactNode } from 'react';
import type { Messages } from '@/components/forms/refusal-message';
import type { setVisibility } from '@/lib/user-prompts/actions';

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
