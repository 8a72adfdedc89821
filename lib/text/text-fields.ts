import { z } from 'zod';
import { LIMITS } from '../limits';
import { lengthProblem } from './characters';
import { isUuid } from './uuid';

/**
 * Matches a control character, bidi override or invisible letter, by which a name could imitate another one. SQL has it in `private.is_plain_line`.
 */
const HIDDEN = /[\p{Cc}\u061c\u115f\u1160\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\u3164\uffa0]/u;

export const withoutHidden = (text: string) => text.replace(new RegExp(HIDDEN, 'gu'), '');

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Schema of a name or title: one line of at most `max` characters, trimmed, without hidden ones. */
export function textLine(label: string, max: number) {
  return z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
        .trim(),
    )
    .superRefine(notTooLong(label, max))
    .refine((text) => !HIDDEN.test(text), `${label} contains characters that cannot be shown`)
    .refine((text) => text === '' || VISIBLE.test(text), `${label} needs at least one visible character`);
}

const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Schema of a text of several lines: trimmed, of at most `max` characters, without control characters and bidi overrides, as the database wants. */
export function textBlock(label: string, max: number) {
  return contentBlock(label, max, (text) => text.replace(OVERRIDES, ''));
}

/** Schema of the text of a prompt: a text of several lines in which bidi overrides stay, because they may be meant. */
export function contentBlock(label: string, max: number, clean = (text: string) => text) {
  return z
    .string()
    .transform((text) => clean(withoutControls(text)).trim())
    .superRefine(notTooLong(label, max));
}

/** Schema of a checkbox, a hidden field or a button: true if its text is 'true', false if it is 'false', empty or missing. */
export const booleanField = z
  .enum(['', 'true', 'false'])
  .default('')
  .transform((text) => text === 'true');

/** Schema of a field that may be empty or missing, as that of a submit button which was not pressed. */
export const orEmpty = <Value extends z.ZodType<unknown, string>>(value: Value) => z.literal('').or(value).default('');

export const idField = z.string().refine(isUuid);
export const idSchema = z.object({ id: idField });

/** Schema of the id of a prompt of any kind: the slug of a library prompt, or the UUID of a user's. */
export const promptIdField = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be a slug or a UUID')
  .max(LIMITS.promptId.max);

export function emptyIsNull<Text extends string>(text: Text): Exclude<Text, ''> | null {
  return (text || null) as Exclude<Text, ''> | null;
}

type NullByDefault<Shape> = { [Field in keyof Shape]: Shape[Field] extends z.ZodNullable ? z.ZodDefault<Shape[Field]> : Shape[Field] };

/** Schemas of the fields of an object that may be older than some of them: a missing field that may be null is null. */
export function nullByDefault<Shape extends Record<string, z.ZodType>>(shape: Shape): NullByDefault<Shape> {
  const fields = Object.entries(shape).map(([field, schema]) => [field, schema instanceof z.ZodNullable ? schema.default(null) : schema]);
  return Object.fromEntries(fields);
}

/** A text without control characters other than tabs and line feeds. Lone surrogates are replaced. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n]/gu, '');
}

const notTooLong = (label: string, max: number) => checkedBy((text: string) => lengthProblem(label, text, max));

/** Makes a check for `superRefine` of a function that returns a message about a value, or null. */
export function checkedBy<Value>(problemOf: (value: Value) => string | null) {
  return (value: Value, context: z.RefinementCtx) => {
    const problem = problemOf(value);
    if (problem) context.addIssue(problem);
  };
}
