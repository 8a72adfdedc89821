import { accountPaths } from '../account-paths';
import { paths } from '../paths';
import { isUuid } from '../text/uuid';
import { TARGET_KINDS, type TargetKind } from './target-kinds';

/** An item that can be reported and hidden. The id of a profile is that of its account. */
export type ModerationTarget = { kind: TargetKind; id: string };

const isKind = (kind: string): kind is TargetKind => TARGET_KINDS.some((known) => known === kind);

export function parseTarget({ kind, id }: { kind: string; id: string }): ModerationTarget | null {
  return isKind(kind) && isUuid(id) ? { kind, id } : null;
}

export function targetOf({ kind, thing_id: id }: { kind: string; thing_id: string }): ModerationTarget {
  if (!isKind(kind)) throw new TypeError(`There is no kind of item called ${kind}`);
  return { kind, id };
}

type PathParts = { username?: string; slug?: string | undefined; suggestionId?: string | undefined };

/** Path of the page that shows an item. A profile needs its `username`, a collection also its `slug`, an answer the id of its suggestion. */
export function publicPath({ kind, id }: ModerationTarget, { username = '', slug = '', suggestionId = id }: PathParts = {}): string {
  if (kind === 'prompt') return paths.publicPrompt(id);
  if (kind === 'suggestion' || kind === 'answer') return accountPaths.suggestion(suggestionId);
  return kind === 'profile' ? paths.profile(username) : paths.publicCollection(username, slug);
}

/** Path of the page to edit an item; null for suggestions and answers, which cannot be edited. */
export function editPath({ kind, id }: ModerationTarget): string | null {
  if (kind === 'suggestion' || kind === 'answer') return null;
  if (kind === 'profile') return paths.editProfile;
  return kind === 'prompt' ? paths.editUserPrompt(id) : paths.editCollection(id);
}
