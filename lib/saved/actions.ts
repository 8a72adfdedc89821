'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { userFormAction } from '../forms/form-action';
import { type ActionResult, untouched } from '../forms/form-state';
import { booleanField } from '../text/text-fields';
import { removeSavedPrompt, savePrompt } from './save-prompt';

/** Form of a heart. With `fromPage` the page is shown again afterwards. */
const schema = z.object({ prompt: z.string(), saved: booleanField, fromPage: booleanField });

export const setSaved = userFormAction(
  { schema, rate: 'write', failure: 'A prompt could not be saved or removed' },
  async ({ prompt, saved, fromPage }, user): Promise<ActionResult<never>> => {
    const result = saved ? await savePrompt(user, prompt) : await removeSavedPrompt(user, prompt);
    if (fromPage) refresh();
    return result;
  },
);

/** Action of the Remove button, also without JavaScript. */
export async function removeSaved(formData: FormData): Promise<void> {
  await setSaved(untouched, formData);
  refresh();
}
