'use client';

import { DeleteForm } from '@/components/forms/delete-form';
import { browserStore } from '@/lib/browser/browser-store';
import { writeValues } from '@/lib/prompts/stored-values';
import { deletePrompt } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DELETE_MESSAGES, deleteQuestion } from './user-prompt-messages';

/** Deletes a prompt and what this browser stored for its blanks. */
export function DeletePromptForm({ prompt: { id, title } }: { prompt: UserPrompt }) {
  return (
    <DeleteForm
      action={deletePrompt}
      id={id}
      question={deleteQuestion(title)}
      button="Delete this prompt"
      messages={DELETE_MESSAGES}
      onLeave={() => writeValues(browserStore(), id, {})}
    >
      <input type="hidden" name="fromPage" value="true" />
    </DeleteForm>
  );
}
