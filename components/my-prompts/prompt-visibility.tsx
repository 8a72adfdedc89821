'use client';

import { NOT_PUBLISHED } from '@/components/forms/not-published';
import type { Publishable, Visibility } from '@/components/visibility/visibility';
import { VisibilityForm } from '@/components/visibility/visibility-form';
import { setVisibility } from '@/lib/my-prompts/actions';

export const PROMPT_VISIBILITY: Visibility = {
  action: setVisibility,
  messages: { ...NOT_PUBLISHED, failed: 'Failed to update prompt visibility' },
  question: 'Make Prompt Public?',
  consequence: (it, yourName) => (
    <>
      Others can view and use {it}. It is listed in the community and on your public profile, under {yourName}.
    </>
  ),
  states: { private: 'Private: only you can see it.', public: 'Public: others can view and use it.' },
};

export function PromptVisibilityForm({ prompt }: { prompt: Publishable }) {
  return <VisibilityForm item={prompt} visibility={PROMPT_VISIBILITY} />;
}
