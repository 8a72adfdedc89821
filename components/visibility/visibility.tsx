import type { ReactNode } from 'react';
import { type Messages, NOT_PUBLISHED } from '@/components/forms/refusal-message';
import { setCollectionVisibility } from '@/lib/collections/actions';
import { setVisibility } from '@/lib/my-prompts/actions';

export type Publishable = { id: string; title: string; isPublic: boolean };

type VisibilityChange = {
  action: typeof setVisibility;
  messages: Messages;
  question: string;
  /** Says what publishing would show, and under which public `name`, if that is known. */
  consequence: (title: string, name: string | null) => ReactNode;
  states: { private: string; public: string };
};

export const VISIBILITY = {
  prompt: {
    action: setVisibility,
    messages: { ...NOT_PUBLISHED, failed: 'Failed to update prompt visibility' },
    question: 'Make Prompt Public?',
    consequence: (title, name) =>
      name ? (
        <>
          Others can view and use “<bdi>{title}</bdi>”. It is listed in the community and on your public profile, under your name, {name}.
        </>
      ) : (
        <>
          Others can view and use “<bdi>{title}</bdi>”. It is listed in the community and on your public profile, under your name.
        </>
      ),
    states: { private: 'Private: only you can see it.', public: 'Public: others can view and use it.' },
  },
  collection: {
    action: setCollectionVisibility,
    messages: { ...NOT_PUBLISHED, failed: 'Failed to update collection visibility' },
    question: 'Make Collection Public?',
    consequence: (title, name) =>
      name ? (
        <>
          Others can view “<bdi>{title}</bdi>” and the public prompts in it; private ones stay hidden. It is listed on your public profile,
          under your name, {name}.
        </>
      ) : (
        <>
          Others can view “<bdi>{title}</bdi>” and the public prompts in it; private ones stay hidden. It is listed on your public profile,
          under your name.
        </>
      ),
    states: { private: 'Private: only you can see it.', public: 'Public: others can view it and the public prompts in it.' },
  },
} satisfies Record<string, VisibilityChange>;

export type PublishableKind = keyof typeof VISIBILITY;
