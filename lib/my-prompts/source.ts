import { promptPath } from '../prompts/prompt-ref';
import type { FoundPrompt, UserPrompt } from './user-prompt';

/** The original of a copy: title and author when it was copied, and its path while it is public. */
export type Source = { title: string; author: string | null; href: string | null };

/** Null for a prompt that is no copy. `original` is null once it is gone or private. */
export function sourceOf(
  { sourceTitle, sourceAuthor }: Pick<UserPrompt, 'sourceTitle' | 'sourceAuthor'>,
  original: FoundPrompt | null,
): Source | null {
  if (sourceTitle === null) return null;
  const title = original?.kind === 'library' ? original.prompt.title : sourceTitle;
  return { title, author: sourceAuthor, href: original && promptPath(original) };
}
