'use server';

import { refresh } from 'next/cache';
import { userFormAction } from '../forms/form-action';
import { done, invalidField, refused } from '../forms/form-state';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { BackendError, dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { profileRow } from './profile-fields';
import { profileSchema, USERNAME_TAKEN, usernameFormSchema } from './profile-form';
import { ownProfile, publishedIds } from './queries';

export const saveProfile = userFormAction(
  { schema: profileSchema, rate: 'write', failure: 'A profile could not be saved' },
  async ({ updatedAt, ...texts }, user) => {
    const { username } = texts;
    const before = await ownProfile(user);
    if (before && before.updatedAt !== updatedAt) return refused('changed-elsewhere');
    const profiles = (await sessionClient()).from('user_profiles');
    const { data, error } = before
      ? await profiles.update(profileRow(texts)).eq('id', user.id).eq('updated_at', updatedAt).select('id')
      : await profiles.insert({ id: user.id, ...profileRow(texts) }).select('id');
    if (error?.code === UNIQUE_VIOLATION) return invalidField('username', USERNAME_TAKEN);
    if (error) throw new BackendError(error.message, { cause: error });
    if (data.length === 0) return refused('changed-elsewhere');
    // Each public prompt of the author shows their name, as do the lists of public prompts.
    const prompts = await publishedIds(user);
    const names = before ? [before.username, username] : [username];
    invalidate([cacheTags.profile(user.id), cacheTags.publicPrompts, ...names.map(cacheTags.username), ...prompts.map(cacheTags.prompt)]);
    refresh();
    return done();
  },
);

export const checkUsername = userFormAction(
  { schema: usernameFormSchema, rate: 'write', failure: 'A username could not be checked' },
  async ({ username }) => {
    const client = await sessionClient();
    return dataOf(await client.rpc('username_available', { candidate: username })) ? done() : invalidField('username', USERNAME_TAKEN);
  },
);
