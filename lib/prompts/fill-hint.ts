import { variablesOf } from './template';

export function fillHint(template: string): string {
  const blanks = variablesOf(template);
  if (blanks.length === 0) return 'Copy it as it is.';
  return blanks.some(({ optional }) => optional)
    ? 'Faint parts are sent only if you fill them in.'
    : 'Write in the blanks, or copy it as it is.';
}
