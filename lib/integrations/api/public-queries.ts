import 'server-only';
import { findPublicCollection, publicItemIds } from '../../collections/public-queries';
import { publicCollectionsOf } from '../../collections/queries';
import { env } from '../../env';
import { cleanQuery } from '../../lists/list-filter';
import { findPrompts, findWholePrompt } from '../../my-prompts/find-prompts';
import type { FoundPrompt } from '../../my-prompts/user-prompt';
import { publicDocument, publicHead } from '../../my-prompts/user-prompt-document';
import { findProfile } from '../../profiles/queries';
import { categoryOf, findCategoryNamed, findLibraryPrompt } from '../../prompts/library';
import { libraryHead, type PromptDocument } from '../../prompts/prompt-document';
import { countPublicPromptsBy, publicPromptsAfter, searchPublicPrompts } from '../../public-prompts/queries';
import { findPromptWithSuggestions } from '../../suggestions/public-queries';
import { isUuid } from '../../text/uuid';
import { authorAnswer, collectionSummary, profileAnswer, promptSummary } from './answers';
import { publicCategoryName } from './category-parameter';
import type { InputOf } from './input';
import { nextUrl, pageAfter } from './list-page';
import { operations } from './operations';
import { invalid } from './problem';

export async function findPublicDocument(id: string): Promise<PromptDocument | null> {
  const prompt = isUuid(id) ? await findWholePrompt(id, 'everybody') : null;
  return prompt && withLibraryCategory(publicDocument(prompt));
}

export async function listPublicPrompts(input: InputOf<typeof operations.listPublicPrompts>) {
  if (!env.backend) return { prompts: [], next: null };
  const { limit, q, category, after } = input;
  const filter = { after, ...(q && { q: cleanQuery(q) }), ...(category && { category: await publicCategoryName(category) }) };
  const page = await searchPublicPrompts(filter, limit);
  return { prompts: await publicSummaries(page.prompts), next: nextUrl(operations.listPublicPrompts.path, input, page.next) };
}

export async function findSuggestionsAnswer(id: string) {
  const found = await findPromptWithSuggestions(id, 'everybody');
  if (!found) return null;
  const { taken, open } = found;
  return {
    taken: taken.map(({ note, suggester, decidedAt }) => ({ note, from: suggester?.username ?? null, decidedAt: decidedAt ?? '' })),
    open: open.map(({ id: suggestion, note, suggester, createdAt, answers }) => ({
      id: suggestion,
      note,
      from: suggester?.username ?? null,
      createdAt,
      answers: answers.map((answer) => ({ from: answer.writer?.username ?? null, text: answer.text, createdAt: answer.createdAt })),
    })),
  };
}

export async function findProfileAnswer(username: string) {
  const profile = await findProfile(username);
  if (!profile) return null;
  const [total, collections] = await Promise.all([countPublicPromptsBy(profile.id), publicCollectionsOf(profile.id, 'everybody')]);
  return profileAnswer(profile, total, collections);
}

export async function listProfilePrompts({ username, limit, after }: InputOf<typeof operations.listProfilePrompts>) {
  const profile = await findProfile(username);
  if (!profile) return null;
  const page = await publicPromptsAfter(profile.id, after, limit);
  const path = operations.listProfilePrompts.path.replace('{username}', profile.username);
  return { prompts: await publicSummaries(page.prompts), next: nextUrl(path, { limit }, page.next) };
}

export async function findCollectionAnswer({ username, slug, limit, after }: InputOf<typeof operations.getCollection>) {
  const found = await findPublicCollection(username, slug, 'everybody');
  if (!found) return null;
  const { owner, collection } = found;
  // A collection may have the slug of a prompt that the library no longer has.
  const ids = (await publicItemIds(collection.id, 'everybody')).filter((id) => isUuid(id) || findLibraryPrompt(id) !== null);
  const page = pageAfter(ids, (id) => id, { after, limit });
  if (!page) throw invalid({ name: 'after', in: 'query', detail: 'must be the id of a prompt in this collection' });
  const prompts = await summariesOf(page.rows);
  const path = operations.getCollection.path.replace('{username}', owner.username).replace('{slug}', collection.slug);
  return {
    ...collectionSummary(owner, collection, ids.length),
    author: authorAnswer(owner),
    prompts,
    next: nextUrl(path, { limit }, page.next),
  };
}

/** Summaries of the prompts of a cached list. They are read again, because another process may have made one of them private since. */
export function publicSummaries(prompts: readonly { id: string }[]) {
  return summariesOf(prompts.map(({ id }) => id));
}

async function summariesOf(ids: readonly string[]) {
  return (await findPrompts(ids, 'everybody')).flatMap((found) => (found ? promptSummary(promptHead(found)) : []));
}

export function promptHead(found: FoundPrompt) {
  return found.kind === 'library' ? libraryHead(found.prompt, categoryOf(found.prompt)) : withLibraryCategory(publicHead(found.prompt));
}

/** Adds the slug of the library category that has the same name as the category of a user's prompt; null if there is none. */
function withLibraryCategory<Head extends Pick<PromptDocument, 'category'>>(head: Head): Head {
  const category = head.category && { ...head.category, slug: findCategoryNamed(head.category.name)?.slug ?? null };
  return { ...head, category };
}
