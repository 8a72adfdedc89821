import { COUNTS } from '../limits';

/** What everybody may know of a person. */
export type Profile = {
  id: string;
  username: string;
  displayName: string | null;
  bio: string | null;
  xHandle: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Whether nobody has looked at the name that was made from the e-mail: the profile is as it was created. */
export function hasUnseenName({ createdAt, updatedAt }: Pick<Profile, 'createdAt' | 'updatedAt'>): boolean {
  return createdAt === updatedAt;
}

/** A handle as people type it: without its @, in lower case. */
export function cleanHandle(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}

export function xUrl(handle: string): string {
  return `https://x.com/${handle}`;
}

/** What somebody is called in public. */
export function publicName({ displayName, username }: Pick<Profile, 'displayName' | 'username'>): string {
  return displayName || username || 'Anonymous';
}

/** The same with the name of their page: `Ada (@ada)`. */
export function nameWithUsername(profile: Pick<Profile, 'displayName' | 'username'>): string {
  return `${publicName(profile)} (@${profile.username})`;
}

/** At most two letters for the square that stands for a picture; none for a name without letters. */
export function initials(name: string): string {
  const letters = name.split(/[\s_.-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  // Upper case can be longer: ß becomes SS.
  return [...shown.join('').toUpperCase()].slice(0, COUNTS.profileInitials).join('');
}

/** The SQLSTATE of ensure_profile where a thousand people have the same name. */
export const NO_USERNAME_LEFT = 'PT409';
