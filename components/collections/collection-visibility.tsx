import { NOT_PUBLISHED } from '@/components/forms/not-published';
import type { Visibility } from '@/components/visibility/visibility';
import { setCollectionVisibility } from '@/lib/collections/actions';

/** How the visibility of a collection is changed. */
export const COLLECTION_VISIBILITY: Visibility = {
  action: setCollectionVisibility,
  messages: { ...NOT_PUBLISHED, failed: 'Failed to update collection visibility' },
  question: 'Make Collection Public?',
  consequence: (it, yourName) => (
    <>
      Others can view {it} and the public prompts in it; private ones stay hidden. It is listed on your public profile, under {yourName}.
    </>
  ),
  states: { private: 'Private: only you can see it.', public: 'Public: others can view it and the public prompts in it.' },
};
