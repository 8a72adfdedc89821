'use client';

import { ActionForm, useForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { FormNotice } from '@/components/forms/form-notice';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { SureField } from '@/components/forms/sure-field';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { updateCollection } from '@/lib/collections/actions';
import type { Collection } from '@/lib/collections/collection';
import { collectionFormValues } from '@/lib/collections/collection-fields';
import { paths } from '@/lib/paths';
import { CollectionFields } from './collection-fields';
import { UPDATE_MESSAGES } from './collection-messages';

type Props = {
  collection: Collection;
  /** Null in the rare case that its owner has no profile. */
  username: string | null;
};

/** Edits title, description and address of a collection. */
export function EditCollectionForm(props: Props) {
  const { id } = props.collection;
  return (
    <ActionForm action={updateCollection} onLeave={() => showBanner('Collection updated successfully!')}>
      <FormNotice messages={UPDATE_MESSAGES} />
      <Fields {...props} />
      <FormFoot>
        <SubmitButton pendingLabel="Saving…">Save Changes</SubmitButton>
        <Link className={buttonClass({ variant: 'quiet', size: 'big' })} href={paths.collection(id)}>
          Cancel
        </Link>
      </FormFoot>
    </ActionForm>
  );
}

function Fields({ collection, username }: Props) {
  const { id, slug, updatedAt } = collection;
  const { state, pending } = useForm();
  // A refused edit still started from its old version, whatever the page around it shows by now.
  const version = (state.status === 'refused' && state.values?.updatedAt) || updatedAt;
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="updatedAt" value={version} />
      <SureField />
      <CollectionFields initial={collectionFormValues(collection)}>
        <TextField
          name="slug"
          label="Address"
          defaultValue={slug}
          hint={`Where others find it while it is public: ${paths.publicCollection(username ?? 'you', slug)}. If you change it, links to the old address stop working.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={pending}
          required
        />
      </CollectionFields>
    </>
  );
}
