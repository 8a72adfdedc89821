import { z } from 'zod';

/** Controls and the marks that turn the direction of what follows: in a name they could make one thing look like another. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A name or title: trimmed, breaks turned into spaces, at most `max` characters, nothing hidden in it. */
export function textLine(label: string, max: number) {
  return z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
        .trim(),
    )
    .refine((text) => text.length <= max, `${label} must be at most ${max.toLocaleString('en')} characters`)
    .refine((text) => !HIDDEN.test(text), `${label} contains characters that cannot be shown`);
}

/** Text of several lines: trimmed, at most `max` characters; what no screen shows is dropped. */
export function textBlock(label: string, max: number) {
  return z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[^\P{Cc}\t\n]/gu, '')
        .trim(),
    )
    .refine((text) => text.length <= max, `${label} must be at most ${max.toLocaleString('en')} characters`);
}
