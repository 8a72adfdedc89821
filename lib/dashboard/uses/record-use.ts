import { parseAccountCookie } from '../../account/account';
import { countCopy } from '../../browser/analytics';
import { paths } from '../../paths';
import type { FillablePrompt } from '../../prompts/fillable-prompt';

/** In the background; the server stores uses of own and saved prompts only. Examples in guides have no id. */
export function recordUse(promptId: string): void {
  if (promptId && parseAccountCookie(document.cookie) !== null) navigator.sendBeacon(paths.promptUses, promptId);
}

/** Analytics do not count the user's own prompts. */
export function countUse({ ref: { kind, id }, category }: FillablePrompt): void {
  recordUse(id);
  if (kind !== 'own') countCopy({ slug: id, category: category.slug });
}
