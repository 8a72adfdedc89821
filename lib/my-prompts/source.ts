import { promptPath } from '../prompts/prompt-ref';
import type { FoundPrompt, UserPrompt } from './user-prompt';

/** Original of a copy: title and author at that time, and its path while it is public. */
export type Source = { title: string; author: string | null; href: string | null };

/**
 * The source of a prompt; null when it is no copy. `original` is null once it is gone or private. The title of one in the library is taken from
 * there: the stored one is the word of whoever copied it.
 */
export function sourceOf(
  { sourceTitle, sourceAuthor }: Pick<UserPrompt, 'sourceTitle' | 'sourceAuthor'>,
  original: FoundPrompt | null,
): Source | null {
  if (sourceTitle === null) return null;
  const title = original?.kind === 'library' ? original.prompt.title : sourceTitle;
  return { title, author: sourceAuthor, href: original && promptPath(original) };
}
