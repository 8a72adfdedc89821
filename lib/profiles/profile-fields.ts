/** Texts of a profile below its name, a paragraph each. Any of them may be null. */
export const PROFILE_LINES = ['bio'] as const;
/** Texts of a profile; all but the username may be null. `tests/db/fields.test.ts` names each place in SQL that lacks one. */
export const PROFILE_FIELDS = ['displayName', 'username', ...PROFILE_LINES, 'xHandle'] as const;
export const PROFILE_COLUMNS = 'displayName:display_name, username, bio, xHandle:x_handle';

export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileTexts = { username: string } & Record<Exclude<ProfileField, 'username'>, string | null>;
type ProfileLines = Pick<ProfileTexts, (typeof PROFILE_LINES)[number]>;

export const lineFieldsOf = ({ bio }: ProfileLines): ProfileLines => ({ bio });

export const profileTextsOf = ({ displayName, username, xHandle, ...lines }: ProfileTexts): ProfileTexts => ({
  displayName,
  username,
  ...lineFieldsOf(lines),
  xHandle,
});

export const profileRow = ({ displayName, username, xHandle, ...lines }: ProfileTexts) => ({
  display_name: displayName,
  username,
  ...lineFieldsOf(lines),
  x_handle: xHandle,
});

/** The texts below the name that are not empty. */
export const profileLines = (texts: ProfileLines): string[] => PROFILE_LINES.flatMap((field) => texts[field] || []);

/** Values of the profile form; empty ones if there is no profile. */
export function profileFormValues(profile: ProfileTexts | null): Record<ProfileField, string> {
  return {
    displayName: profile?.displayName ?? '',
    username: profile?.username ?? '',
    bio: profile?.bio ?? '',
    xHandle: profile?.xHandle ?? '',
  };
}

export const HANDLE_CHARACTERS = /^[a-z0-9_]*$/;

/** An X handle without its @, in lower case. */
export function cleanHandle(text: string): string {
  return text.trim().replace(/^@+/, '').toLowerCase();
}
