import { promptPath } from '../prompts/prompt-ref';
import type { FoundPrompt, UserPrompt } from './user-prompt';

/**
 * The prompt that a copy was made from by Make it mine. Title and author are those at that time, but a prompt in the library has its present title.
 * `href`: its path; null if it is deleted or private.
 */
export type Source = { title: string; author: string | null; href: string | null };

/** The source of a copy; null for a prompt that is no copy. `found`: the source as it is now, or null if it is deleted or private. */
export function sourceOf(
  { sourceTitle, sourceAuthor }: Pick<UserPrompt, 'sourceTitle' | 'sourceAuthor'>,
  found: FoundPrompt | null,
): Source | null {
  if (sourceTitle === null) return null;
  const title = found?.kind === 'library' ? found.prompt.title : sourceTitle;
  return { title, author: sourceAuthor, href: found && promptPath(found) };
}
