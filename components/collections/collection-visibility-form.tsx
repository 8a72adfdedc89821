'use client';

import type { Publishable } from '@/components/visibility/visibility';
import { VisibilityForm } from '@/components/visibility/visibility-form';
import { COLLECTION_VISIBILITY } from './collection-visibility';

/** The visibility of a collection among its settings. */
export function CollectionVisibilityForm({ collection }: { collection: Publishable }) {
  return <VisibilityForm item={collection} visibility={COLLECTION_VISIBILITY} />;
}
