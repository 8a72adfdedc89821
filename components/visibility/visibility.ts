import type { ReactNode } from 'react';
import type { Messages } from '@/components/forms/refusal-message';
import type { setVisibility } from '@/lib/my-prompts/actions';

export type Publishable = { id: string; title: string; isPublic: boolean };

export type Visibility = {
  action: typeof setVisibility;
  messages: Messages;
  question: string;
  /** `it` is the title or a pronoun. */
  consequence: (it: ReactNode, yourName: string) => ReactNode;
  states: { private: string; public: string };
};
