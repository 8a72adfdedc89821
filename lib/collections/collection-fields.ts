/** Texts of a collection that its owner writes; all but the title may be null. `tests/db/fields.test.ts` names each place in SQL that lacks one. */
export const COLLECTION_FIELDS = ['title', 'description'] as const;
export type CollectionField = (typeof COLLECTION_FIELDS)[number];

export const COLLECTION_COLUMNS = 'title, description';
export type CollectionTexts = { title: string } & Record<Exclude<CollectionField, 'title'>, string | null>;

export const NO_TEXTS: CollectionTexts = { title: '', description: null };

export const textsOf = ({ title, description }: CollectionTexts): CollectionTexts => ({ title, description });

export function collectionFormValues(texts: CollectionTexts): Record<CollectionField, string> {
  return { title: texts.title, description: texts.description ?? '' };
}

/** The texts that stand below the name, without those that are null. */
export const collectionLines = (texts: CollectionTexts): string[] =>
  COLLECTION_FIELDS.flatMap((field) => (field in namePartsOf(texts) ? [] : (texts[field] ?? [])));

export const collectionKeywords = (texts: CollectionTexts): string => collectionLines(texts).join(' ');

export type NamedCollection = Pick<CollectionTexts, 'title'>;
/** Picks the fields from which `collectionName` makes the name. */
export const namePartsOf = ({ title }: NamedCollection): NamedCollection => ({ title });

/** Name of a collection in a message, a document or a page title. In JSX use `CollectionTitle`. */
export const collectionName = ({ title }: NamedCollection): string => title;
