import { paths } from '../paths';
import { isUuid } from '../text/uuid';

/** Kinds of things that can be reported; a profile has the id of its account. */
export const KINDS = ['prompt', 'collection', 'profile'] as const;

export type Kind = (typeof KINDS)[number];

export type Thing = { kind: Kind; id: string };

const isKind = (kind: string): kind is Kind => KINDS.some((known) => known === kind);

/** The thing that the path of a page names; null where it names none. */
export function thingIn({ kind, id }: { kind: string; id: string }): Thing | null {
  return isKind(kind) && isUuid(id) ? { kind, id } : null;
}

/** A thing as a row of the database has it. */
export function thingOf({ kind, thing_id: id }: { kind: string; thing_id: string }): Thing {
  if (!isKind(kind)) throw new TypeError(`There is no kind of thing called ${kind}`);
  return { kind, id };
}

/** The page on which everybody sees it. `slug`: of a collection. */
export function publicPath({ kind, id }: Thing, username: string, slug = ''): string {
  if (kind === 'prompt') return paths.publicPrompt(id);
  return kind === 'profile' ? paths.profile(username) : paths.publicCollection(username, slug);
}

/** The page on which its owner changes it. */
export function editPath({ kind, id }: Thing): string {
  if (kind === 'profile') return paths.editProfile;
  return kind === 'prompt' ? paths.editUserPrompt(id) : paths.editCollection(id);
}

/** The reason that was given most often; of several the first. */
export function mainReason(reasons: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
