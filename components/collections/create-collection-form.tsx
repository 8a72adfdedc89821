'use client';

import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { FormNotice } from '@/components/forms/form-notice';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createCollection } from '@/lib/collections/actions';
import { paths } from '@/lib/paths';
import { CollectionFields } from './collection-fields';
import { CREATE_MESSAGES } from './collection-messages';

/** The form of a new collection. */
export function CreateCollectionForm() {
  return (
    <ActionForm action={createCollection} onLeave={() => showBanner('Collection created. It is private until you make it public.')}>
      <FormNotice messages={CREATE_MESSAGES} />
      <CollectionFields />
      <FormFoot>
        <SubmitButton pendingLabel="Creating…">Create Collection</SubmitButton>
        <Link className={buttonClass({ variant: 'quiet', size: 'big' })} href={paths.collections}>
          Cancel
        </Link>
      </FormFoot>
    </ActionForm>
  );
}
