import { parseAccountCookie } from '../../account/account';
import { countCopy } from '../../browser/analytics';
import { paths } from '../../paths';
import type { FillablePrompt } from '../../prompts/fillable-prompt';

/**
 * Tells the server in the background that a signed-in user copied or sent a prompt, by its slug or id; it stores own and saved ones only
 * (app/data/uses). Examples in guides have no id.
 */
export function recordUse(promptId: string): void {
  if (promptId && parseAccountCookie(document.cookie) !== null) navigator.sendBeacon(paths.promptUses, promptId);
}

/** Records that a prompt was copied, and counts it in the site's analytics unless it is the user's own. */
export function countUse({ ref: { kind, id }, category }: FillablePrompt): void {
  recordUse(id);
  if (kind !== 'own') countCopy({ slug: id, category: category.slug });
}
