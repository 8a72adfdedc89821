'use client';

import { showBanner } from '@/components/forms/banner';
import { DeleteForm } from '@/components/forms/delete-form';
import { deleteCollection } from '@/lib/collections/actions';
import { DELETE_MESSAGES, deleteQuestion } from './collection-messages';

/** Deletes a collection, not the prompts in it. */
export function DeleteCollectionForm({ collection: { id, title } }: { collection: { id: string; title: string } }) {
  return (
    <DeleteForm
      action={deleteCollection}
      id={id}
      question={deleteQuestion(title)}
      button="Delete this collection"
      messages={DELETE_MESSAGES}
      onLeave={() => showBanner('Collection deleted.')}
    />
  );
}
