/**
 * The texts that its owner writes of a collection. Each is a column of `collections`, a field of the form and of the API, and goes into the export and
 * out of the import. All but the title may be empty, which is stored as null. tests/db/collection-fields names each place in SQL that lacks one.
 */
export const COLLECTION_FIELDS = ['title', 'description'] as const;
export type CollectionField = (typeof COLLECTION_FIELDS)[number];

/** The columns of these texts, for a query. */
export const COLLECTION_COLUMNS = 'title, description';
export type CollectionTexts = { title: string } & Record<Exclude<CollectionField, 'title'>, string | null>;

/** The texts of a collection of which nothing is known. */
export const NO_TEXTS: CollectionTexts = { title: '', description: null };

/** The texts alone, of a collection that has more. */
export const textsOf = ({ title, description }: CollectionTexts): CollectionTexts => ({ title, description });

/** The texts as the form holds them: empty instead of null. */
export function collectionFormValues(texts: CollectionTexts): Record<CollectionField, string> {
  return { title: texts.title, description: texts.description ?? '' };
}

/** What a list, a heading or a message needs to name a collection. */
export type NamedCollection = Pick<CollectionTexts, 'title'>;
export const nameOf = ({ title }: NamedCollection): NamedCollection => ({ title });

/** The name of a collection in a message, a document or the title of a page. On a page `CollectionTitle` draws it. */
export const collectionName = ({ title }: NamedCollection): string => title;
