import { z } from 'zod';
import { COUNTS, LIMITS } from '../limits';
import { emptyIsNull, textBlock, textLine } from '../text/text-fields';
import { copySchema, idSchema, sure } from '../user-prompts/prompt-form';
import type { CollectionField } from './collection-fields';
import { isReservedSlug, isSlug } from './slug';

/** What the database finds wrong with an address that is well formed. */
export const SLUG_TAKEN = 'You already have a collection at this address';

const { max } = LIMITS.collectionSlug;

const { id } = idSchema.shape;
/** A library prompt's slug or the id of somebody's prompt. */
const { prompt } = copySchema.shape;
const title = textLine('Title', LIMITS.title.max).refine(Boolean, 'Title is required');
const description = textBlock('Description', LIMITS.collectionDescription.max).transform(emptyIsNull);
const slug = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine(Boolean, 'Address is required')
  .refine((text) => text.length <= max, `Address must be at most ${max} characters`)
  .refine(isSlug, 'Address may contain only a-z, 0-9 and single hyphens between them')
  .refine((text) => !isReservedSlug(text), 'This address belongs to another page. Choose another one');

const texts = { title, description } satisfies Record<CollectionField, z.ZodType>;

/** The texts of a stored collection. */
export const storedTexts = { title: z.string(), description: z.string().nullable() } satisfies Record<CollectionField, z.ZodType>;
/** The texts of a collection in a file. A file may be older than a field, so that all but the title may be missing. */
export const exportedTexts = { ...storedTexts, description: storedTexts.description.default(null) };

/** The keys are columns of collections. */
export const createCollectionSchema = z.object(texts);
export const editCollectionSchema = z.object({ ...texts, slug, id, updatedAt: z.string().min(1).max(40), sure });

const none = z.literal('');
/** The field of a button: empty unless that was pressed. */
const button = <Value extends z.ZodType<unknown, string>>(value: Value) => none.or(value).default('');

/** A new collection that begins with a prompt. */
export const collectionWithPromptSchema = z.object({ title, prompt });

/** The buttons of a list of collections: the one that was pressed names a collection. */
export const chosenCollectionSchema = z.object({ prompt, add: button(id), remove: button(id) });

/** Prompts of any kind in one field, with a space between two of them. */
const prompts = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter(Boolean))
  .pipe(z.array(prompt).max(COUNTS.itemsAtOnce));

/** What is put into a collection, and what is taken out of it. */
export const changedItemsSchema = z.object({ collection: id, add: prompts, remove: prompts });

/** `after` is the prompt that it shall stand after; empty for the first place. */
export const movedItemSchema = z.object({ collection: id, prompt, after: none.or(prompt) });

/** As itemValue (order.ts) writes it. */
const item = z.string().transform((text, context) => {
  const [, promptId, position] = /^([a-z0-9-]{1,100}) (\d{1,6})$/.exec(text) ?? [];
  if (promptId && position) return { prompt: promptId, position: Number(position) };
  context.addIssue({ code: 'custom', message: 'Not a prompt with its position' });
  return z.NEVER;
});

/** The buttons of a collection's list, of which one was pressed. */
export const itemListSchema = z.object({
  collection: id,
  top: button(prompt),
  up: button(prompt),
  down: button(prompt),
  bottom: button(prompt),
  remove: button(item),
  restore: button(item),
});
