import { EMPTY_PROMPT_FORM, type PromptFormValues } from '../../lib/my-prompts/prompt-fields';

/** What a form sends. */
export function form(fields: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

/** The fields of a prompt that can be created, with those that a test is about. */
export function promptForm(fields: Partial<PromptFormValues> = {}): PromptFormValues {
  return { ...EMPTY_PROMPT_FORM, title: 'A title', content: 'Write about [TOPIC]', ...fields };
}

/** The fields of a profile that can be saved. */
export function profileForm(fields: Record<string, string> = {}) {
  return { displayName: '', username: 'somebody', bio: '', xHandle: '', updatedAt: '', ...fields };
}
