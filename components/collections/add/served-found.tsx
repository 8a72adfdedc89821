import { ITEM_MESSAGES } from '@/components/add-to-collection/messages';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { addAndRemoveItems } from '@/lib/collections/actions';
import { type FoundPrompts, foundMessage } from '@/lib/collections/found-prompts';
import { FoundBar, FoundRow } from './found-row';

type Props = { collectionId: string; found: FoundPrompts; includedIds: ReadonlySet<string> };

/** The results of a search as a form, without JavaScript. */
export function ServedFound({ collectionId, found, includedIds }: Props) {
  return (
    <ActionForm action={addAndRemoveItems} className="grid">
      <input type="hidden" name="collection" value={collectionId} />
      <FormNotice messages={ITEM_MESSAGES} />
      <FoundBar message={foundMessage(found)} items={found.items} includedIds={includedIds} />
      {found.items.map((item) => (
        <FoundRow key={item.ref.id} item={item} included={includedIds.has(item.ref.id)} aria-pressed={includedIds.has(item.ref.id)} />
      ))}
    </ActionForm>
  );
}
