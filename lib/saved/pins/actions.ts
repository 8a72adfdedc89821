'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { userFormAction } from '../../forms/form-action';
import { type ActionResult, done, refused } from '../../forms/form-state';
import { findPrompt } from '../../my-prompts/find-prompts';
import { pinPrompt, unpinPrompt } from './pin-prompt';

const schema = z.object({ prompt: z.string(), pinned: z.string().transform((text) => text === 'true') });

export const setPinned = userFormAction(
  { schema, rate: 'write', failure: 'A prompt could not be pinned or unpinned' },
  async ({ prompt, pinned }, user): Promise<ActionResult<never>> => {
    if (pinned && !(await findPrompt(prompt, user))) return refused('changed-elsewhere');
    await (pinned ? pinPrompt(user, prompt) : unpinPrompt(user, prompt));
    refresh();
    return done();
  },
);
