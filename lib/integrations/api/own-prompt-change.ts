import 'server-only';
import type { z } from 'zod';
import type { Account } from '../../account/account';
import { editedLengthProblem } from '../../my-prompts/content-length';
import { findUserPrompt } from '../../my-prompts/queries';
import { saveEdit } from '../../my-prompts/store-prompt';
import { expectDone } from './own-refusals';
import type { changedPrompt } from './own-schemas';
import { invalid } from './problem';

/**
 * Changes one of somebody's prompts, as it was at a moment. Whether it is theirs. Throws a ProblemError where it was changed since, or its new
 * text is too short or too long.
 */
export async function changePrompt(
  user: Account,
  version: { id: string; updatedAt: string },
  { text, sure = false, ...change }: z.infer<typeof changedPrompt>,
): Promise<boolean> {
  const stored = await findUserPrompt(user, version.id);
  if (!stored) return false;
  const problem = text === undefined || text === stored.content ? null : editedLengthProblem(text);
  if (problem !== null) throw invalid({ name: 'text', in: 'body', detail: problem });
  expectDone(await saveEdit(user, version, { ...change, ...(text !== undefined && { content: text }) }, sure));
  return true;
}
