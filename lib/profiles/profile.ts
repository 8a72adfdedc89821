import { emailPrefix } from '../auth/account';
import { COUNTS } from '../limits';
import type { SelectedProfile } from '../supabase/selected';

/** Columns of user_profiles by their names in our code: what is embedded in a public prompt, and what a profile is. */
export const AUTHOR_FIELDS = 'username, displayName:display_name, xHandle:x_handle';
export const PROFILE_FIELDS = `id, ${AUTHOR_FIELDS}, bio, updatedAt:updated_at` as const;

/** The public part of a user's profile. */
export type Profile = SelectedProfile<typeof PROFILE_FIELDS>;

/** Milliseconds for which a new user is shown a note about the generated name. */
const NEW = 24 * 60 * 60 * 1000;

/** Whether somebody still has the name that was made from their e-mail, and has had it for less than a day. */
export function hasNewDefaultName({ displayName, updatedAt }: Profile, email: string, now: number): boolean {
  return displayName === emailPrefix(email) && now - Date.parse(updatedAt) < NEW;
}

/** A handle as people type it: without its @, in lower case. */
export function cleanHandle(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}

export function xUrl(handle: string): string {
  return `https://x.com/${handle}`;
}

/** The public name of a user. */
export function publicName({ displayName, username }: Pick<Profile, 'displayName' | 'username'>): string {
  return displayName || username || 'Anonymous';
}

/** The same with the name of their page: `Ada (@ada)`. */
export function nameWithUsername(profile: Pick<Profile, 'displayName' | 'username'>): string {
  return `${publicName(profile)} (@${profile.username})`;
}

/** The initials in place of a picture: two letters at most, none for a name without letters. */
export function initials(name: string): string {
  const letters = name.split(/[\s_.-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  // Upper case can be longer: ß becomes SS.
  return [...shown.join('').toUpperCase()].slice(0, COUNTS.profileInitials).join('');
}
