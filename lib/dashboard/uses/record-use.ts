import { parseAccountCookie } from '../../account/account';
import { paths } from '../../paths';

/**
 * Tells the server in the background that a prompt was copied or sent: by its slug, or the id of somebody's prompt. The server keeps that only
 * for whoever wrote or saved it (app/data/uses). Visitors send nothing, and neither do examples,
 * which have no id.
 */
export function recordUse(promptId: string): void {
  if (promptId && parseAccountCookie(document.cookie) !== null) navigator.sendBeacon(paths.promptUses, promptId);
}
