'use client';

import { QUOTA_MESSAGES } from '@/components/add-to-collection/collection-messages';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { AskFirst } from '@/components/forms/ask-first';
import { showBanner } from '@/components/forms/banner';
import { CountedField } from '@/components/forms/counted-field';
import { type Messages, NOT_PUBLISHED } from '@/components/forms/refusal-message';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { createCollection, deleteCollection, updateCollection } from '@/lib/collections/actions';
import type { Collection } from '@/lib/collections/collection';
import { collectionFormValues, collectionName, NO_TEXTS } from '@/lib/collections/collection-fields';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';

const CREATE_MESSAGES: Messages = { ...QUOTA_MESSAGES, failed: 'Failed to create collection' };
const UPDATE_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'Failed to update collection',
  'changed-elsewhere':
    'This collection was changed or deleted somewhere else since you opened it. Copy what you wrote, then open it again.',
};

export function CreateCollectionForm() {
  return (
    <ActionForm
      action={createCollection}
      messages={CREATE_MESSAGES}
      onLeave={() => showBanner('Collection created. It is private until you make it public.')}
    >
      <Fields />
      <Foot back={paths.collections} submitLabel="Create Collection" pendingLabel="Creating…" />
    </ActionForm>
  );
}

/** `username` is null in the rare case that the owner has no profile. */
export function EditCollectionForm({ collection, username }: { collection: Collection; username: string | null }) {
  return (
    <ActionForm action={updateCollection} messages={UPDATE_MESSAGES} onLeave={() => showBanner('Collection updated successfully!')}>
      <Fields collection={collection} username={username} />
      <Foot back={paths.collection(collection.id)} submitLabel="Save Changes" pendingLabel="Saving…" />
    </ActionForm>
  );
}

export function DeleteCollectionForm({ collection }: { collection: Collection }) {
  return (
    <ActionForm
      action={deleteCollection}
      fields={{ id: collection.id }}
      messages={{ failed: 'Failed to delete collection' }}
      onLeave={() => showBanner('Collection deleted.')}
    >
      <AskFirst
        question={`Are you sure you want to delete "${collectionName(collection)}"? The prompts in it stay where they are. This action cannot be undone.`}
        button="Delete this collection"
      >
        <SubmitButton className={buttonClass()} pendingLabel="Deleting…">
          Delete
        </SubmitButton>
      </AskFirst>
    </ActionForm>
  );
}

function Fields({ collection, username }: { collection?: Collection; username?: string | null }) {
  const { state } = useForm();
  const { title, description } = LIMITS.collection;
  const initial = collectionFormValues(collection ?? NO_TEXTS);
  const { area, typed, onInput } = useFormValues(initial);
  return (
    <div ref={area} className="grid content-start gap-5" onInput={onInput}>
      <CountedField name="title" label="Title" typed={typed.title} max={title.max} defaultValue={initial.title} required />
      <CountedField
        multiline
        name="description"
        label="Description"
        typed={typed.description}
        max={description.max}
        aside={typed.description ? undefined : 'optional'}
        rows={3}
        defaultValue={initial.description}
      />
      {collection && (
        <>
          <input type="hidden" name="id" value={collection.id} />
          {/* After a refusal the form is sent again with the version that it began with, even if the page has a newer one by then. */}
          <input type="hidden" name="updatedAt" value={(state.status === 'refused' && state.values?.updatedAt) || collection.updatedAt} />
          <TextField
            name="slug"
            label="Address"
            defaultValue={collection.slug}
            hint={`Where others find it while it is public: ${paths.publicCollection(username ?? 'you', collection.slug)}. If you change it, links to the old address stop working.`}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </>
      )}
    </div>
  );
}

function Foot({ back, submitLabel, pendingLabel }: { back: string; submitLabel: string; pendingLabel: string }) {
  return (
    <FormFoot>
      <SubmitButton pendingLabel={pendingLabel}>{submitLabel}</SubmitButton>
      <ButtonLink variant="quiet" size="big" href={back}>
        Cancel
      </ButtonLink>
    </FormFoot>
  );
}
