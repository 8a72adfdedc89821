'use server';

import { refresh } from 'next/cache';
import { currentUser } from '../auth/current-user';
import { log } from '../log';
import { countAttempt } from '../rate-limit';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { savePrompt } from './saving';

/** What the heart says for two seconds (SPEC 8), or that somebody has to sign in first. */
export type SaveFeedback = 'Saved!' | 'Removed from saved' | 'Already saved' | 'Failed to save' | 'Error occurred' | 'signed-out';

export async function setSaved(promptId: string, wanted: boolean): Promise<SaveFeedback> {
  try {
    const user = await currentUser();
    if (!user) return 'signed-out';
    if (typeof promptId !== 'string' || (await countAttempt('write', user.id)) > 0) return 'Failed to save';
    if (wanted) {
      const result = await savePrompt(user, promptId);
      return result === 'saved' ? 'Saved!' : result === 'already' ? 'Already saved' : 'Failed to save';
    }
    const client = await sessionClient();
    dataOf(await client.from('saved_prompts').delete().eq('user_id', user.id).eq('prompt_id', promptId));
    return 'Removed from saved';
  } catch (err) {
    log.error({ err }, 'Failed to save');
    return 'Error occurred';
  }
}

/** The Remove button of the list of saved prompts, which works without JavaScript. */
export async function removeSaved(formData: FormData): Promise<void> {
  await setSaved(String(formData.get('prompt') ?? ''), false);
  refresh();
}
