import type { Database } from '../supabase/database.types';

/**
 * Texts of a profile and their columns in `user_profiles`: fields of the form, public, part of the export. All but the username may be
 * null. `tests/db/fields.test.ts` names each place in SQL that lacks one.
 */
export const PROFILE_COLUMNS = { displayName: 'display_name', username: 'username', bio: 'bio', xHandle: 'x_handle' } as const;
export type ProfileField = keyof typeof PROFILE_COLUMNS;
type Row = Database['public']['Tables']['user_profiles']['Row'];
export type ProfileTexts = { [Field in ProfileField]: Row[(typeof PROFILE_COLUMNS)[Field]] };

/** The texts alone, of a profile that has more. */
export const profileTextsOf = ({ displayName, username, bio, xHandle }: ProfileTexts): ProfileTexts => ({
  displayName,
  username,
  bio,
  xHandle,
});

/** The texts as the columns that are written. */
export const profileRow = ({ displayName, username, bio, xHandle }: ProfileTexts) => ({
  display_name: displayName,
  username,
  bio,
  x_handle: xHandle,
});

/** The texts as the form holds them: empty instead of null, also where there is no profile. */
export function profileFormValues(profile: ProfileTexts | null): Record<ProfileField, string> {
  return {
    displayName: profile?.displayName ?? '',
    username: profile?.username ?? '',
    bio: profile?.bio ?? '',
    xHandle: profile?.xHandle ?? '',
  };
}

/** A handle as people type it: without its @, in lower case. */
export function cleanHandle(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}
