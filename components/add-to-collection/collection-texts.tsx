import { collectionLines, type CollectionTexts as Texts } from '@/lib/collections/collection-fields';

/** The texts of a collection that stand below its name, a paragraph each. */
export function CollectionTexts({ collection, className }: { collection: Texts; className: string }) {
  return collectionLines(collection).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two fields may hold the same text
    <p key={index} className={`whitespace-pre-line wrap-anywhere ${className}`} dir="auto">
      {text}
    </p>
  ));
}
