import { countCopy } from '../../browser/analytics';
import type { FillablePrompt } from '../../prompts/fillable-prompt';
import { recordUse } from './record-use';

/** Counts that a prompt was copied. One's own are not counted by the site. */
export function countUse({ ref: { kind, id }, category }: FillablePrompt): void {
  recordUse(id);
  if (kind !== 'own') countCopy({ slug: id, category: category.slug });
}
