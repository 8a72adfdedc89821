import { z } from 'zod';
import { fromPage } from '../forms/from-page';
import { CHANGES, LIMITS } from '../limits';
import { emptyIsNull, textLine } from '../text/text-fields';
import { idSchema } from './prompt-form';

const { id } = idSchema.shape;

/** What can be done to several prompts at once: the value of each button of the form. */
export const CHANGE_KINDS = ['category', 'add', 'remove', 'private', 'delete', 'export'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Some prompts of My Prompts, or all that its filter leaves, and what shall be done to them. */
export const changeSchema = z
  .object({
    ids: z.array(id).max(CHANGES.prompts).default([]),
    all: fromPage,
    /** The query of the list. */
    filter: z.string().max(2000).default(''),
    change: z.enum(CHANGE_KINDS),
    category: textLine('Category', LIMITS.category.max).default('').transform(emptyIsNull),
    collection: z.literal('').or(id).default(''),
    /** Of an export; without one, a document to read. */
    format: z
      .string()
      .regex(/^[a-z-]{0,30}$/)
      .default(''),
    fromPage,
  })
  .superRefine(({ ids, all, change, collection }, context) => {
    if (ids.length === 0 && !all) context.addIssue({ code: 'custom', path: ['ids'], message: 'Choose prompts first' });
    if ((change === 'add' || change === 'remove') && !collection)
      context.addIssue({ code: 'custom', path: ['collection'], message: 'Choose a collection' });
  });
