import { paths } from '../paths';
import { isUserPromptId, type SourceFields } from './user-prompt';

/** What a prompt was copied from: title and author as they were then, and the address of the original while it is public. */
export type Source = { title: string; author: string | null; href: string | null };

/** The source of a prompt; null when it is no copy. */
export function sourceOf({ sourceId, sourceTitle, sourceAuthor }: SourceFields, isPublic: boolean): Source | null {
  if (sourceId === null || sourceTitle === null) return null;
  return { title: sourceTitle, author: sourceAuthor, href: isPublic ? promptPath(sourceId) : null };
}

/** The page of a library prompt, named by its slug, or of a public prompt, named by its id. */
export function promptPath(id: string): string {
  return isUserPromptId(id) ? paths.publicPrompt(id) : paths.prompt(id);
}
