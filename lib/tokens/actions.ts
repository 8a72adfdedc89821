'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { TOKENS } from '../account-limits';
import { userFormAction } from '../forms/form-action';
import { done } from '../forms/form-state';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { expiryAfter } from '../text/dates';
import { idSchema, textLine } from '../text/text-fields';
import { storeToken } from './store-token';
import { newToken } from './token-text';

const createTokenSchema = z.object({
  name: textLine('Name', TOKENS.name.max).refine(Boolean, 'Name is required'),
  scope: z.enum(['read', 'write']),
  expires: z.enum([...TOKENS.days.map(String), 'never']),
});

/** Creates a token. Only the result of this action has it: the database stores a hash. */
export const createToken = userFormAction(
  { schema: createTokenSchema, rate: 'sensitive', failure: 'A token could not be made' },
  async ({ name, scope, expires }, user) => {
    const token = newToken();
    await storeToken({ user_id: user.id, name, scope, expires_at: expiryAfter(expires, Date.now()) }, token);
    refresh();
    return { status: 'done', token };
  },
);

export const revokeToken = userFormAction(
  { schema: idSchema, rate: 'write', failure: 'A token could not be revoked' },
  async ({ id }, user) => {
    const client = await sessionClient();
    dataOf(await client.from('personal_tokens').delete().eq('user_id', user.id).eq('id', id));
    refresh();
    return done();
  },
);
