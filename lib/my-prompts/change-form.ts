import { z } from 'zod';
import { CHANGES, LIMITS } from '../limits';
import { booleanField, emptyIsNull, idField as id, orEmpty, textLine } from '../text/text-fields';
import { typedTags } from './prompt-form';

const CHANGE_KINDS = ['category', 'tag', 'untag', 'add', 'remove', 'private', 'delete', 'export'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const changeSchema = z
  .object({
    ids: z.array(id).max(CHANGES.prompts).default([]),
    all: booleanField,
    filter: z.string().max(2000).default(''),
    change: z.enum(CHANGE_KINDS),
    category: textLine('Category', LIMITS.category.max).default('').transform(emptyIsNull),
    tags: typedTags.default([]),
    collection: orEmpty(id),
    /** Format of an export; empty for Markdown. */
    format: z
      .string()
      .regex(/^[a-z-]{0,30}$/)
      .default(''),
    fromPage: booleanField,
    sure: booleanField,
  })
  .superRefine(({ ids, all, change, tags, collection }, context) => {
    if (ids.length === 0 && !all) context.addIssue({ code: 'custom', path: ['ids'], message: 'Choose prompts first' });
    if ((change === 'tag' || change === 'untag') && tags.length === 0)
      context.addIssue({ code: 'custom', path: ['tags'], message: 'Type a tag' });
    if ((change === 'add' || change === 'remove') && !collection)
      context.addIssue({ code: 'custom', path: ['collection'], message: 'Choose a collection' });
  });
