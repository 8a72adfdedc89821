import { emailPrefix } from '../account/account';
import { COUNTS, LIMITS } from '../limits';
import type { ProfileQueryData } from '../supabase/query-data';
import { PROFILE_COLUMNS } from './profile-fields';

/** Columns of an author that queries select with a prompt or a collection. */
export const AUTHOR_FIELDS = 'username, displayName:display_name, xHandle:x_handle';
export const PROFILE_SELECT = `id, ${PROFILE_COLUMNS}, updatedAt:updated_at` as const;

export type Profile = ProfileQueryData<typeof PROFILE_SELECT>;

const DAY = 24 * 60 * 60 * 1000;

/** True for a profile that was created or changed within the last day and whose names are both made from the e-mail. */
export function hasNewDefaultName({ displayName, username, updatedAt }: Profile, email: string, now: number): boolean {
  return displayName === emailPrefix(email) && isDefaultUsername(username, email) && now - Date.parse(updatedAt) < DAY;
}

/** True for a username such as the database makes from the e-mail (`private.username_base`), with or without a number. */
function isDefaultUsername(username: string, email: string): boolean {
  const prefix = emailPrefix(email)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const base = (/^[a-z]../.test(prefix) ? prefix : `user${prefix}`).slice(0, LIMITS.username.defaultBase);
  return username.startsWith(base) && /^\d{0,3}$/.test(username.slice(base.length));
}

export function xUrl(handle: string): string {
  return `https://x.com/${handle}`;
}

export type Person = Pick<Profile, 'username' | 'displayName'>;

export function publicName({ displayName, username }: Person): string {
  return displayName || username || 'Anonymous';
}

/** Name and username: `Ada (@ada)`. */
export function nameWithUsername(profile: Person): string {
  return `${publicName(profile)} (@${profile.username})`;
}

/** The first letters of the first and the last word of a name; empty for a name without letters and digits. */
export function initials(name: string): string {
  const letters = name.split(/[\s_.-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  // Upper case can be longer: ß becomes SS.
  return [...shown.join('').toUpperCase()].slice(0, COUNTS.profileInitials).join('');
}
