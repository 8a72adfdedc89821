import { parseAccountCookie } from '../../account/account';
import { countCopy } from '../../browser/analytics';
import { paths } from '../../paths';
import type { FillablePrompt } from '../../prompts/fillable-prompt';

/** Tells the server in the background that the signed-in user used a prompt. An example in a guide has an empty id. */
export function recordUse(promptId: string): void {
  if (promptId && parseAccountCookie(document.cookie) !== null) navigator.sendBeacon(paths.promptUses, promptId);
}

/** Records a use, and counts it in the analytics unless the prompt is the user's own. */
export function countUse({ ref: { kind, id }, category }: FillablePrompt): void {
  recordUse(id);
  if (kind !== 'own') countCopy({ slug: id, category: category.slug });
}
