'use client';

import { showBanner } from '@/components/forms/banner';
import { DeleteForm } from '@/components/forms/delete-form';
import { deleteCollection } from '@/lib/collections/actions';
import type { CollectionName } from '@/lib/collections/collection';
import { collectionName } from '@/lib/collections/collection-fields';
import { DELETE_MESSAGES, deleteQuestion } from './collection-messages';

/** Deletes a collection, not the prompts in it. */
export function DeleteCollectionForm({ collection }: { collection: CollectionName }) {
  return (
    <DeleteForm
      action={deleteCollection}
      id={collection.id}
      question={deleteQuestion(collectionName(collection))}
      button="Delete this collection"
      messages={DELETE_MESSAGES}
      onLeave={() => showBanner('Collection deleted.')}
    />
  );
}
