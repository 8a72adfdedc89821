'use server';

import { refresh } from 'next/cache';
import { currentUser } from '../auth/current-user';
import { cacheTags } from '../cache-tags';
import { submitUserForm } from '../forms/form-action';
import { done, type FormState, refused, refusedField } from '../forms/form-state';
import { invalidate } from '../invalidate';
import { log } from '../log';
import { countAttempt, waitMessage } from '../rate-limit';
import { BackendError, dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { publicPromptIds } from '../user-prompts/queries';
import { profileSchema, usernameSchema } from './profile-form';
import { ownProfile } from './queries';

type ProfileState = FormState<'displayName' | 'username' | 'bio' | 'xHandle'>;

const UNIQUE_VIOLATION = '23505';
const TAKEN = 'Username is already taken';

export async function saveProfile(_: ProfileState, formData: FormData): Promise<ProfileState> {
  return submitUserForm({
    schema: profileSchema,
    formData,
    failure: 'Failed to update profile',
    run: async ({ displayName, username, bio, xHandle }, user) => {
      const wait = await countAttempt('write', user.id);
      if (wait > 0) return refused(waitMessage(wait));
      const before = await ownProfile(user);
      const client = await sessionClient();
      const row = { id: user.id, username, display_name: displayName, bio, x_handle: xHandle };
      const { error } = await client.from('user_profiles').upsert(row);
      if (error?.code === UNIQUE_VIOLATION) return refusedField('username', TAKEN);
      if (error) throw new BackendError(error.message, { cause: error });
      // The author's name stands on each of their public prompts, and in the lists.
      const prompts = await publicPromptIds(user);
      const names = before ? [before.username, username] : [username];
      invalidate([cacheTags.profile(user.id), cacheTags.community, ...names.map(cacheTags.username), ...prompts.map(cacheTags.prompt)]);
      refresh();
      return done('Profile saved.');
    },
  });
}

/** What is wrong with a username, asked when the field is left; null when it is free or the backend does not know. */
export async function checkUsername(username: string): Promise<string | null> {
  const parsed = usernameSchema.safeParse(username);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? null;
  try {
    const user = await currentUser();
    if (!user || (await countAttempt('write', user.id)) > 0) return null;
    const client = await sessionClient();
    return dataOf(await client.rpc('username_available', { candidate: parsed.data })) ? null : TAKEN;
  } catch (err) {
    log.error({ err }, 'A username could not be checked');
    return null;
  }
}
