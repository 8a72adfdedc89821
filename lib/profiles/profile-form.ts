import { z } from 'zod';
import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';
import { emptyIsNull, textBlock, textLine } from '../text/text-fields';
import { cleanHandle, HANDLE_CHARACTERS, type PROFILE_LINES, type ProfileField } from './profile-fields';
import { RESERVED_USERNAMES } from './reserved-usernames';

const { min, max } = LIMITS.username;

export const USERNAME_TAKEN = 'Username is already taken';

const usernameSchema = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine(Boolean, 'Username is required')
  .refine((text) => countCharacters(text) >= min && countCharacters(text) <= max, `Username must be ${min}-${max} characters`)
  .refine((text) => /^[a-z][a-z0-9_]*$/.test(text), 'Username must start with a letter and contain only a-z, 0-9, _')
  .refine((text) => !RESERVED_USERNAMES.includes(text), 'This username is reserved. Choose another one');

export const usernameFormSchema = z.object({ username: usernameSchema });

const texts = {
  displayName: textLine('Display name', LIMITS.displayName.max).transform(emptyIsNull),
  username: usernameSchema,
  bio: textBlock('Bio', LIMITS.bio.max).transform(emptyIsNull),
  xHandle: z
    .string()
    .transform(cleanHandle)
    .refine((text) => countCharacters(text) <= LIMITS.xHandle.max, `X handle must be at most ${LIMITS.xHandle.max} characters`)
    .refine((text) => HANDLE_CHARACTERS.test(text), 'X handle may contain only a-z, 0-9, _')
    .transform(emptyIsNull),
} satisfies Record<ProfileField, z.ZodType>;

/** Schema of the profile form. `updatedAt`: version of the profile that was edited, or empty if there was none. */
export const profileSchema = z.object({ ...texts, updatedAt: z.string().max(40) });

export const storedProfileLines = { bio: z.string().nullable() } satisfies Record<(typeof PROFILE_LINES)[number], z.ZodType>;
export const storedProfileTexts = {
  username: z.string(),
  displayName: z.string().nullable(),
  ...storedProfileLines,
  xHandle: z.string().nullable(),
} satisfies Record<ProfileField, z.ZodType>;
