import 'server-only';
import { findLibraryDocument } from '../prompts/library';
import type { PromptDocument } from '../prompts/prompt-document';
import { promptRef } from '../prompts/prompt-ref';
import { findPublicDocument } from './public-queries';

/** The prompt of the library of a slug, or the public one of a UUID; null where there is none that everybody may read. */
export async function findDocument(id: string): Promise<PromptDocument | null> {
  return promptRef(id).kind === 'library' ? findLibraryDocument(id) : findPublicDocument(id);
}
