'use client';

import type { Publishable } from '@/components/visibility/visibility';
import { VisibilitySwitch } from '@/components/visibility/visibility-switch';
import { COLLECTION_VISIBILITY } from './collection-visibility';

/** The visibility of a collection beside its title, where there is JavaScript. */
export function CollectionVisibilitySwitch({ collection }: { collection: Publishable }) {
  return (
    <div className="js-only grid justify-items-end gap-1">
      <VisibilitySwitch item={collection} visibility={COLLECTION_VISIBILITY} />
    </div>
  );
}
