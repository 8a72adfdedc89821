import { parseTemplate, variablesOf } from '@/lib/prompts/template';
import { templateOf } from '@/lib/prompts/write-template';

/** Templates that ask for the same things have the same canonical form. */
export function normalTemplate(template: string): string {
  return templateOf(parseTemplate(template), variablesOf(template));
}
