'use client';

import { useState } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import type { Publishable, Visibility } from '@/components/visibility/visibility';
import { VisibilityForm } from '@/components/visibility/visibility-form';
import { VisibilitySwitch } from '@/components/visibility/visibility-switch';
import { setCollectionVisibility } from '@/lib/collections/actions';

const VISIBILITY: Visibility = {
  action: setCollectionVisibility,
  messages: { failed: 'Failed to update collection visibility' },
  question: 'Make Collection Public?',
  consequence: (it, yourName) => (
    <>
      Others can view {it} and the public prompts in it; private ones stay hidden. It is listed on your public profile, under {yourName}.
    </>
  ),
  states: { private: 'Private: only you see it.', public: 'Public: others can view it and the public prompts in it.' },
};

/** The visibility of a collection among its settings. */
export function CollectionVisibilityForm({ collection }: { collection: Publishable }) {
  return <VisibilityForm item={collection} visibility={VISIBILITY} />;
}

/** The same beside its title, where there is JavaScript. */
export function CollectionVisibilitySwitch({ collection }: { collection: Publishable }) {
  const [error, setError] = useState<ButtonProblem | null>(null);
  return (
    <div className="js-only grid justify-items-end gap-1">
      <VisibilitySwitch item={collection} visibility={VISIBILITY} onError={setError} />
      {error && <ButtonError {...error} />}
    </div>
  );
}
