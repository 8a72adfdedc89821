import 'server-only';
import { findPublicCollection, publicItemIds } from '../collections/public-queries';
import { PRINT_LENGTH } from '../limits';
import { findProfile } from '../profiles/queries';
import { publicPromptNames } from '../public-prompts/queries';
import { skillName } from '../skills/skill';
import { findDocuments } from '../user-prompts/find-prompts';
import type { PagePrompts } from './page-prompts';

// For cached answers: they carry the tags of what is read, so that what turns private is gone from them. The prompts of a collection, or of
// a person, end where their texts are too long together.

/** A public prompt, or null. */
export async function publicPrompt(id: string): Promise<PagePrompts | null> {
  const prompts = await findDocuments([id], 'cached-page', PRINT_LENGTH);
  const [prompt] = prompts;
  return prompt?.ref.kind === 'public' ? { name: skillName(prompt), prompts } : null;
}

/** What everybody may see of a public collection; null when it is private or never was. */
export async function collectionPrompts(username: string, slug: string): Promise<PagePrompts | null> {
  const found = await findPublicCollection(username, slug);
  return found && { name: slug, prompts: await findDocuments(await publicItemIds(found.collection.id), 'cached-page', PRINT_LENGTH) };
}

/** What somebody has published, the newest first; null when nobody is called so. */
export async function profilePrompts(username: string): Promise<PagePrompts | null> {
  const profile = await findProfile(username);
  if (!profile) return null;
  const ids = (await publicPromptNames(profile.id)).map(({ id }) => id);
  return { name: profile.username, prompts: await findDocuments(ids, 'cached-page', PRINT_LENGTH) };
}
