import type { z } from 'zod';
import { LIMITS } from '../../limits';
import type { PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, type FilledFrom, fillTemplate, resolve, type Values, type Variable } from '../../prompts/template';
import { filledLength } from '../../prompts/template-limits';
import { cleanValues } from '../../prompts/written-values';
import { invalid } from './problem';
import type { filled } from './schemas';

export type FilledAnswer = z.infer<typeof filled>;

/** Fills in a prompt, with `anythingElse` below. Throws a ProblemError for an unknown blank, and if the text is too long without `anythingElse`. */
export function fillPrompt({ text, blanks }: PromptDocument, given: Values, anythingElse = ''): FilledAnswer {
  const unknown = Object.keys(given).find((name) => !blanks.some((blank) => blank.name === name));
  if (unknown !== undefined) throw invalid({ name: `values.${unknown}`, in: 'body', detail: 'the prompt has no blank with this name' });
  const material = blanks.flatMap((blank) => (blank.material ? blank.name : []));
  const clean = cleanValues(given, material);
  const { hardMax } = LIMITS.content;
  // The length is checked before the text is made, because a long value in a blank that occurs a thousand times would be a hundred megabytes.
  if (filledLength(text, clean) > hardMax)
    throw invalid({ name: 'values', in: 'body', detail: `the prompt would be longer than ${hardMax.toLocaleString('en')} characters` });
  return fillText(text, blanks, { ...clean, [ANYTHING_ELSE.name]: anythingElse });
}

export function fillText(text: string, blanks: readonly Variable[], values: Values): FilledAnswer {
  const from = (wanted: FilledFrom) => blanks.filter((blank) => resolve(blank, values).from === wanted).map(({ name }) => name);
  return { text: fillTemplate(text, values), empty: from('empty'), leftOut: from('omitted'), defaults: from('default') };
}
