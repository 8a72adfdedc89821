import { ITEM_MESSAGES } from '@/components/add-to-collection/collection-messages';
import { ActionForm } from '@/components/forms/action-form';
import { addAndRemoveItems } from '@/lib/collections/actions';
import { foundMessage, type PromptsToAdd } from '@/lib/collections/prompts-to-add';
import { ResultBar } from './result-bar';
import { ResultRow } from './result-row';

type Props = { collectionId: string; found: PromptsToAdd; includedIds: ReadonlySet<string> };

/** The prompts that a search has found for a collection, as a form that works without JavaScript. */
export function ServedResults({ collectionId, found, includedIds }: Props) {
  return (
    <ActionForm action={addAndRemoveItems} fields={{ collection: collectionId }} messages={ITEM_MESSAGES} className="grid">
      <ResultBar message={foundMessage(found)} items={found.items} includedIds={includedIds} />
      {found.items.map((item) => (
        <ResultRow key={item.ref.id} item={item} included={includedIds.has(item.ref.id)} aria-pressed={includedIds.has(item.ref.id)} />
      ))}
    </ActionForm>
  );
}
