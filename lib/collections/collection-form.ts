import { z } from 'zod';
import { COUNTS, LIMITS } from '../limits';
import { booleanField, emptyIsNull, idField as id, orEmpty, promptIdField as prompt, textBlock, textLine } from '../text/text-fields';
import type { CollectionField } from './collection-fields';
import { isReservedSlug, isSlug } from './slug';

export const SLUG_TAKEN = 'You already have a collection at this address';

const { max } = LIMITS.collection.slug;

const title = textLine('Title', LIMITS.collection.title.max).refine(Boolean, 'Title is required');
const description = textBlock('Description', LIMITS.collection.description.max).transform(emptyIsNull).describe('Empty if there is none');
const slug = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine(Boolean, 'Address is required')
  .refine((text) => text.length <= max, `Address must be at most ${max} characters`)
  .refine(isSlug, 'Address may contain only a-z, 0-9 and single hyphens between them')
  .refine((text) => !isReservedSlug(text), 'This address belongs to another page. Choose another one');

const texts = { title, description } satisfies Record<CollectionField, z.ZodType>;

export const storedCollectionFields = { title: z.string(), description: z.string().nullable() } satisfies Record<
  CollectionField,
  z.ZodType
>;

export const createCollectionSchema = z.object(texts);
export const editCollectionSchema = z.object({ ...texts, slug, id, updatedAt: z.string().min(1).max(40), sure: booleanField });

export const collectionWithPromptSchema = z.object({ title, prompt, fromPage: booleanField });

/** Schema of a button that adds a prompt to a collection or removes it: `add` or `remove` is the id of the collection, the other is empty. */
export const toggleInCollectionSchema = z.object({ prompt, add: orEmpty(id), remove: orEmpty(id) });

const prompts = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter(Boolean))
  .pipe(z.array(prompt).max(COUNTS.itemsAtOnce));

export const addAndRemoveItemsSchema = z.object({ collection: id, add: prompts, remove: prompts });

/** `after`: id of the prompt after which the moved one is put, or empty for the first place. */
export const moveInCollectionSchema = z.object({ collection: id, prompt, after: z.literal('').or(prompt) });

/** Schema of a value that `itemValue` made: a prompt and its position. */
const item = z.string().transform((text, context) => {
  const [, promptId, position] = /^([a-z0-9-]{1,100}) (\d{1,6})$/.exec(text) ?? [];
  if (promptId && position) return { prompt: promptId, position: Number(position) };
  context.addIssue({ code: 'custom', message: 'Not a prompt with its position' });
  return z.NEVER;
});

export const itemButtonSchema = z.object({
  collection: id,
  top: orEmpty(prompt),
  up: orEmpty(prompt),
  down: orEmpty(prompt),
  bottom: orEmpty(prompt),
  remove: orEmpty(item),
  restore: orEmpty(item),
});
