import { z } from 'zod';
import { LIMITS } from '../limits';
import { emptyIsNull, idField as id, orEmpty, textLine } from '../text/text-fields';

/** Schema of the form that follows a person, by the id of their account, or a category, by its name. */
export const followSchema = z.object({
  author: orEmpty(id).transform(emptyIsNull),
  category: textLine('Category', LIMITS.category.max).default('').transform(emptyIsNull),
});
export const noFields = z.object({});
