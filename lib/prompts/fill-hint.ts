import { variablesOf } from './template';

/** Advice in a few words on filling in a prompt, above its text. */
export function fillHint(template: string): string {
  const blanks = variablesOf(template);
  if (blanks.length === 0) return 'Copy it as it is.';
  return blanks.some(({ optional }) => optional)
    ? 'Faint parts are sent only if you fill them in.'
    : 'Write in the blanks, or copy it as it is.';
}
