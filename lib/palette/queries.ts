import 'server-only';
import { cookies } from 'next/headers';
import { ACCOUNT_COOKIE, type Account } from '../account/account';
import { currentUser } from '../account/current-user';
import { collectionKeywords, collectionName } from '../collections/collection-fields';
import { ownCollections } from '../collections/queries';
import { env } from '../env';
import type { Guide } from '../guides/guide';
import { searchGuides } from '../guides/guides';
import { COUNTS, SERVER_COUNTS } from '../limits';
import { withWords } from '../lists/title-words';
import { findPrompts } from '../my-prompts/find-prompts';
import { findOwnTitles, ownLabels, ownTitles } from '../my-prompts/queries';
import type { UserPromptPreview } from '../my-prompts/user-prompt';
import { type Person, publicName } from '../profiles/profile';
import { findPeople } from '../profiles/queries';
import { isInDistress } from '../prompts/distress';
import { HELP_NOW, LANGUAGE_LINES } from '../prompts/language-lines';
import { categoriesNamed, categoryOf, featuredPrompts, promptsIn } from '../prompts/library';
import type { Category, Prompt } from '../prompts/prompt';
import { promptRef } from '../prompts/prompt-ref';
import { searchLibrary } from '../prompts/search';
import { searchPublicPrompts } from '../public-prompts/queries';
import { findSaved, pinnedIds } from '../saved/queries';
import { log } from '../server/log/log';
import { plural } from '../text/plural';
import { type Answer, type Entry, GROUP_NAMES, type GroupName } from './palette';

/** Searches the groups in parallel. A group that fails is listed in `missing`. A query in distress is answered with help alone. */
export async function searchEverything(q: string): Promise<Answer> {
  if (isInDistress(q)) {
    const { prompts, language } = searchLibrary({ q });
    const groups = { library: prompts.map(({ prompt }) => libraryEntry(prompt)) };
    return { groups, missing: [], near: false, corrected: {}, note: HELP_NOW[language ?? 'en'] };
  }
  const signedIn = env.backend && (await cookies()).has(ACCOUNT_COOKIE);
  // The backend is asked first, so that it works while the library is searched.
  const user = signedIn ? currentUser() : null;
  const account = user && { user, own: ownEntries(q), saved: savedEntries(q), collections: collectionEntries(q), tags: tagEntries(q) };
  const community = env.backend && searchPublicPrompts({ q });
  const people = env.backend ? findPeople(q) : null;
  const library = searchLibrary({ q });
  const near = library.searched && library.certainty === 'near';
  // If no library prompt matches, the query may have a typo. The titles of own and saved prompts, which correct it, are loaded meanwhile.
  if (signedIn && near) ownTitles().catch(() => undefined);
  const answer: Answer = { groups: {}, missing: [], near, corrected: {} };
  if (library.language) answer.note = LANGUAGE_LINES[library.language];
  if (library.corrected) answer.corrected.library = library.corrected;
  await addGroups(answer, {
    own: async () => account && ofUser(account.user, account.own),
    saved: async () => account && ofUser(account.user, account.saved),
    collections: async () => account && ofUser(account.user, account.collections),
    tags: async () => account && ofUser(account.user, account.tags),
    library: async () => (library.searched ? [...library.prompts, ...library.near].map(({ prompt }) => libraryEntry(prompt)) : []),
    community: async () => {
      if (!community) return null;
      const { prompts, corrected } = await community;
      if (corrected) answer.corrected.community = corrected;
      return prompts.map(publicEntry);
    },
    guides: async () => searchGuides(q).map(guideEntry),
    categories: async () => categoriesNamed(q).map(categoryEntry),
    people: async () => people && (await people).map(personEntry),
  });
  return answer;
}

/** Entries before anything is typed: the user's pinned and recent prompts, and featured ones. */
export async function suggestPrompts(): Promise<Answer> {
  const answer: Answer = { groups: {}, missing: [], near: false, corrected: {} };
  const user = env.backend && (await cookies()).has(ACCOUNT_COOKIE) ? currentUser() : null;
  const ofAccount = user && { pinned: () => pinnedEntries(user), own: () => ofUser(user, ownEntries('')) };
  await addGroups(answer, { ...ofAccount, featured: async () => featuredPrompts().map(libraryEntry) });
  return answer;
}

type Searches = Partial<Record<GroupName, () => Promise<Entry[] | null>>>;

async function addGroups(answer: Answer, searches: Searches): Promise<void> {
  await Promise.all(
    GROUP_NAMES.map(async (name) => {
      try {
        const entries = await searches[name]?.();
        if (entries) answer.groups[name] = entries.slice(0, name === 'pinned' ? SERVER_COUNTS.palettePins : COUNTS.paletteGroup);
      } catch (err) {
        log.error({ err, group: name }, 'A group of the palette could not be read');
        answer.missing.push(name);
      }
    }),
  );
}

/** Entries of a signed-in user; null if the session has ended. */
async function ofUser(user: Promise<Account | null>, entries: Promise<Entry[]>): Promise<Entry[] | null> {
  entries.catch(() => undefined);
  return (await user) ? entries : null;
}

async function pinnedEntries(user: Promise<Account | null>): Promise<Entry[] | null> {
  const owner = await user;
  if (!owner) return null;
  const found = await findPrompts((await pinnedIds(owner)).slice(0, SERVER_COUNTS.palettePins), owner);
  return found.flatMap((prompt): Entry[] => {
    if (!prompt) return [];
    if (prompt.kind === 'library') return [libraryEntry(prompt.prompt)];
    return [prompt.kind === 'own' ? ownEntry(prompt.prompt) : publicEntry(prompt.prompt)];
  });
}

async function ownEntries(q: string): Promise<Entry[]> {
  return (await findOwnTitles(q, COUNTS.paletteGroup)).map(ownEntry);
}

function ownEntry({ id, title, category }: Pick<UserPromptPreview, 'id' | 'title' | 'category'>): Entry {
  return { kind: 'own', id, title, note: category ?? '' };
}

async function savedEntries(q: string): Promise<Entry[]> {
  const saved = await findSaved(q, COUNTS.paletteGroup);
  return saved.flatMap(({ promptId, title, category }) => (title === null ? [] : { ...promptRef(promptId), title, note: category ?? '' }));
}

async function collectionEntries(q: string): Promise<Entry[]> {
  const collections = await ownCollections();
  const described = collections.map((collection) => ({
    ...collection,
    title: collectionName(collection),
    keywords: collectionKeywords(collection),
  }));
  return withWords(q, described).map(({ id, title, prompts }) => ({ kind: 'collection', id, title, note: plural(prompts, 'prompt') }));
}

async function tagEntries(q: string): Promise<Entry[]> {
  const tags = (await ownLabels('tag')).map(({ name, prompts }) => ({ title: name, note: plural(prompts, 'prompt') }));
  return withWords(q, tags).map((tag) => ({ kind: 'tag', id: tag.title, ...tag }));
}

function libraryEntry(prompt: Prompt): Entry {
  return { kind: 'library', id: prompt.slug, title: prompt.title, note: categoryOf(prompt).name };
}

function publicEntry({ id, title, author }: UserPromptPreview): Entry {
  return { kind: 'public', id, title, note: `by ${publicName(author)}` };
}

function guideEntry({ guide: { slug, title, frontMatter } }: { guide: Guide }): Entry {
  return { kind: 'guide', id: slug, title, note: frontMatter?.readingTime ?? '' };
}

function categoryEntry(category: Category): Entry {
  return { kind: 'category', id: category.slug, title: category.name, note: plural(promptsIn(category).length, 'prompt') };
}

function personEntry(person: Person): Entry {
  return { kind: 'person', id: person.username, title: publicName(person), note: `@${person.username}` };
}
