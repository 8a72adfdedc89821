'use client';

import type { ReactNode } from 'react';
import { COLLECTIONS_FULL } from '@/components/add-to-collection/messages';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { Counter } from '@/components/forms/counter';
import { DeleteForm } from '@/components/forms/delete-form';
import { FormNotice } from '@/components/forms/form-notice';
import { NOT_PUBLISHED } from '@/components/forms/not-published';
import type { Messages } from '@/components/forms/refusal-message';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { SureField } from '@/components/forms/sure-field';
import { TextField } from '@/components/forms/text-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createCollection, deleteCollection, updateCollection } from '@/lib/collections/actions';
import type { Collection } from '@/lib/collections/collection';
import { collectionFormValues, collectionName, NO_TEXTS } from '@/lib/collections/collection-fields';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { lengthProblem } from '@/lib/text/characters';

const CREATE_MESSAGES: Messages = { ...COLLECTIONS_FULL, failed: 'Failed to create collection' };
const UPDATE_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'Failed to update collection',
  'changed-elsewhere':
    'This collection was changed or deleted somewhere else since you opened it. Copy what you wrote, then open it again.',
};

export function CreateCollectionForm() {
  return (
    <ActionForm action={createCollection} onLeave={() => showBanner('Collection created. It is private until you make it public.')}>
      <FormNotice messages={CREATE_MESSAGES} />
      <Fields />
      <Foot back={paths.collections}>
        <SubmitButton pendingLabel="Creating…">Create Collection</SubmitButton>
      </Foot>
    </ActionForm>
  );
}

/** Edits title, description and address. `username` is null in the rare case that its owner has no profile. */
export function EditCollectionForm({ collection, username }: { collection: Collection; username: string | null }) {
  return (
    <ActionForm action={updateCollection} onLeave={() => showBanner('Collection updated successfully!')}>
      <FormNotice messages={UPDATE_MESSAGES} />
      <Fields collection={collection} username={username} />
      <Foot back={paths.collection(collection.id)}>
        <SubmitButton pendingLabel="Saving…">Save Changes</SubmitButton>
      </Foot>
    </ActionForm>
  );
}

export function DeleteCollectionForm({ collection }: { collection: Collection }) {
  return (
    <DeleteForm
      action={deleteCollection}
      id={collection.id}
      question={`Are you sure you want to delete "${collectionName(collection)}"? The prompts in it stay where they are. This action cannot be undone.`}
      button="Delete this collection"
      messages={{ failed: 'Failed to delete collection' }}
      onLeave={() => showBanner('Collection deleted.')}
    />
  );
}

/** The fields of a collection, new or edited. Read-only while they are being sent. */
function Fields({ collection, username }: { collection?: Collection; username?: string | null }) {
  const { state, pending } = useForm();
  const initial = collectionFormValues(collection ?? NO_TEXTS);
  const { area, typed, onInput } = useFormValues(initial);
  const { max } = LIMITS.collectionDescription;
  return (
    <div ref={area} className="grid content-start gap-5" onInput={onInput}>
      <TextField
        name="title"
        label="Title"
        aside={<Counter text={typed.title} max={LIMITS.title.max} />}
        warning={lengthProblem('Title', typed.title, LIMITS.title.max)}
        defaultValue={initial.title}
        autoComplete="off"
        dir="auto"
        readOnly={pending}
        required
      />
      <TextField
        multiline
        name="description"
        label="Description"
        aside={typed.description ? <Counter text={typed.description} max={max} /> : 'optional'}
        warning={lengthProblem('Description', typed.description, max)}
        rows={3}
        defaultValue={initial.description}
        dir="auto"
        readOnly={pending}
      />
      {collection && (
        <>
          <input type="hidden" name="id" value={collection.id} />
          {/* A refused edit still started from its old version, whatever the page around it shows by now. */}
          <input type="hidden" name="updatedAt" value={(state.status === 'refused' && state.values?.updatedAt) || collection.updatedAt} />
          <SureField />
          <TextField
            name="slug"
            label="Address"
            defaultValue={collection.slug}
            hint={`Where others find it while it is public: ${paths.publicCollection(username ?? 'you', collection.slug)}. If you change it, links to the old address stop working.`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={pending}
            required
          />
        </>
      )}
    </div>
  );
}

function Foot({ back, children }: { back: string; children: ReactNode }) {
  return (
    <FormFoot>
      {children}
      <Link className={buttonClass({ variant: 'quiet', size: 'big' })} href={back}>
        Cancel
      </Link>
    </FormFoot>
  );
}
