import type { Database } from '../supabase/database.types';

/** Texts of a profile with their columns; all but the username may be null. `tests/db/fields.test.ts` names each place in SQL that lacks one. */
export const PROFILE_COLUMNS = { displayName: 'display_name', username: 'username', bio: 'bio', xHandle: 'x_handle' } as const;
export type ProfileField = keyof typeof PROFILE_COLUMNS;
type Row = Database['public']['Tables']['user_profiles']['Row'];
export type ProfileTexts = { [Field in ProfileField]: Row[(typeof PROFILE_COLUMNS)[Field]] };

export const profileTextsOf = ({ displayName, username, bio, xHandle }: ProfileTexts): ProfileTexts => ({
  displayName,
  username,
  bio,
  xHandle,
});

export const profileRow = ({ displayName, username, bio, xHandle }: ProfileTexts) => ({
  display_name: displayName,
  username,
  bio,
  x_handle: xHandle,
});

/** Values of the profile form: empty strings instead of null, also without a profile. */
export function profileFormValues(profile: ProfileTexts | null): Record<ProfileField, string> {
  return {
    displayName: profile?.displayName ?? '',
    username: profile?.username ?? '',
    bio: profile?.bio ?? '',
    xHandle: profile?.xHandle ?? '',
  };
}

/** An X handle without its @, in lower case. */
export function cleanHandle(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}
