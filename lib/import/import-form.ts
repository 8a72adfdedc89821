import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { LIMITS } from '../limits';
import { FIELD_LABELS } from '../my-prompts/prompt-fields';
import { idSchema } from '../my-prompts/prompt-form';
import { emptyIsNull, textLine } from '../text/text-fields';
import { CHOICES, type Choice } from './choices';

const { id } = idSchema.shape;

/** `choice` is a place and a word, `12:skip`; `all` and `doubles` win over it. */
export const takeSchema = z.object({
  import: id,
  all: z.enum(['', 'keep', 'skip']).default('').transform(emptyIsNull),
  doubles: z
    .enum(['', ...CHOICES])
    .default('')
    .transform(emptyIsNull),
  category: textLine(FIELD_LABELS.category, LIMITS.category.max).default('').transform(emptyIsNull),
  choice: z
    .array(z.string().regex(/^\d{1,3}:(keep|skip|replace)$/))
    .max(IMPORT.prompts)
    .default([])
    .transform((texts) => new Map(texts.map((text) => [Number.parseInt(text, 10), text.slice(text.indexOf(':') + 1) as Choice]))),
});

const column = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text ? Number(text) : null));

/** Which columns of a table hold what, and whether its first row is a prompt, too. */
export const columnsSchema = z.object({ import: id, title: column, content: column, category: column });
