import { paths } from '../paths';
import { isUserPromptId, type SourceFields } from './user-prompt';

/** What a prompt was copied from: title and author as they were then, and the address of the original while it is public. */
export type Source = { title: string; author: string | null; href: string | null };

/**
 * The source of a prompt; null when it is no copy. `libraryTitle` is that of an original in the library, where the stored title is the word of
 * whoever copied it.
 */
export function sourceOf({ sourceId, sourceTitle, sourceAuthor }: SourceFields, isPublic: boolean, libraryTitle?: string): Source | null {
  if (sourceId === null || sourceTitle === null) return null;
  return { title: libraryTitle ?? sourceTitle, author: sourceAuthor, href: isPublic ? promptPath(sourceId) : null };
}

/** The page of a library prompt, named by its slug, or of a public prompt, named by its id. */
export function promptPath(id: string): string {
  return isUserPromptId(id) ? paths.publicPrompt(id) : paths.prompt(id);
}
