import 'server-only';
import type { Account } from '../../account/account';
import { findDocuments } from '../../my-prompts/find-prompts';
import { findLibraryDocument } from '../../prompts/library';
import type { PromptDocument } from '../../prompts/prompt-document';
import { promptRef } from '../../prompts/prompt-ref';
import { findPublicDocument } from './public-queries';

/** A prompt by its slug or UUID; null if there is none that `user`, or without one everybody, may read. */
export async function findDocument(id: string, user: Account | null = null): Promise<PromptDocument | null> {
  if (promptRef(id).kind === 'library') return findLibraryDocument(id);
  if (!user) return findPublicDocument(id);
  const [document = null] = await findDocuments([id], user, Number.POSITIVE_INFINITY);
  return document;
}
