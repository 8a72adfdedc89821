import 'server-only';
import type { Account } from '../account/account';
import { findLibraryDocument } from '../prompts/library';
import type { PromptDocument } from '../prompts/prompt-document';
import { promptRef } from '../prompts/prompt-ref';
import { findDocuments } from '../user-prompts/find-prompts';
import { findPublicDocument } from './public-queries';

/** The prompt of the library of a slug, or one that somebody wrote, of a UUID; null where there is none that this person, or everybody, may read. */
export async function findDocument(id: string, user: Account | null = null): Promise<PromptDocument | null> {
  if (promptRef(id).kind === 'library') return findLibraryDocument(id);
  if (!user) return findPublicDocument(id);
  const [document = null] = await findDocuments([id], user, Number.POSITIVE_INFINITY);
  return document;
}
