'use server';

import { refresh } from 'next/cache';
import { currentUser } from '../auth/current-user';
import { log } from '../log';
import { countAttempt } from '../rate-limit';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { savePrompt } from './saving';

/** Whether a prompt is saved, or not, as was wanted, and what the heart says; or that somebody has to sign in first. */
export type SaveAnswer = { done: boolean; feedback: string } | 'signed-out';

const done = (feedback: string): SaveAnswer => ({ done: true, feedback });
const failed = (feedback: string): SaveAnswer => ({ done: false, feedback });

export async function setSaved(promptId: string, wanted: boolean): Promise<SaveAnswer> {
  try {
    const user = await currentUser();
    if (!user) return 'signed-out';
    if (typeof promptId !== 'string' || (await countAttempt('write', user.id)) > 0) return failed('Failed to save');
    if (wanted) {
      const result = await savePrompt(user, promptId);
      if (result.state === 'saved') return done('Saved!');
      if (result.state === 'already') return done('Already saved');
      return failed(result.state === 'full' ? result.message : 'Failed to save');
    }
    const client = await sessionClient();
    dataOf(await client.from('saved_prompts').delete().eq('user_id', user.id).eq('prompt_id', promptId));
    return done('Removed from saved');
  } catch (err) {
    log.error({ err }, 'Failed to save');
    return failed('Error occurred');
  }
}

/** The Remove button of the list of saved prompts, which works without JavaScript. */
export async function removeSaved(formData: FormData): Promise<void> {
  await setSaved(String(formData.get('prompt') ?? ''), false);
  refresh();
}
