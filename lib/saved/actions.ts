'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { userFormAction } from '../forms/form-action';
import { done, refused, untouched } from '../forms/form-state';
import { findPrompt } from '../my-prompts/find-prompts';
import { booleanField } from '../text/text-fields';
import { pinPrompt, unpinPrompt } from './pin-prompt';
import { removeSavedPrompt, savePrompt } from './save-prompt';

/** Schema of the form of a heart. The page to which a heart links without JavaScript sends `fromPage`, to be rendered again. */
const savedSchema = z.object({ prompt: z.string(), saved: booleanField, fromPage: booleanField });

export const setSaved = userFormAction(
  { schema: savedSchema, rate: 'write', failure: 'A prompt could not be saved or removed' },
  async ({ prompt, saved, fromPage }, user) => {
    const result = saved ? await savePrompt(user, prompt) : await removeSavedPrompt(user, prompt);
    if (fromPage) refresh();
    return result;
  },
);

/** Removes a saved prompt by the form of a list, which needs no JavaScript. */
export async function removeSaved(formData: FormData): Promise<void> {
  await setSaved(untouched, formData);
  refresh();
}

export const setPinned = userFormAction(
  { schema: z.object({ prompt: z.string(), pinned: booleanField }), rate: 'write', failure: 'A prompt could not be pinned or unpinned' },
  async ({ prompt, pinned }, user) => {
    if (pinned && !(await findPrompt(prompt, user))) return refused('changed-elsewhere');
    await (pinned ? pinPrompt(user, prompt) : unpinPrompt(user, prompt));
    refresh();
    return done();
  },
);
