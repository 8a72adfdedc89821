import 'server-only';
import { currentUser } from '../auth/current-user';
import { env } from '../env';
import type { Guide } from '../guides/guide';
import { searchGuides } from '../guides/guides';
import { COUNTS } from '../limits';
import { log } from '../log';
import { publicName } from '../profiles/profile';
import { findPrompt } from '../prompts/library';
import { type FoundPrompt, findPrompts } from '../prompts/search';
import { findSaved } from '../saved-prompts/queries';
import { findOwnPrompts, searchPublicPrompts } from '../user-prompts/queries';
import type { PublicPromptPreview } from '../user-prompts/user-prompt';
import { type Answer, type Entry, GROUP_NAMES, type GroupName } from './palette';

/** Searches every group at the same time, each by its own rules. What fails is said to be missing, and the others are shown. */
export async function searchEverything(q: string): Promise<Answer> {
  // Requested first, so that the backend works while the library is searched.
  const user = currentUser();
  const community = env.backend && searchPublicPrompts({ q });
  const library = findPrompts({ q });
  const searches: Record<GroupName, () => Promise<Entry[] | null>> = {
    own: async () => ((await user) ? ownEntries(q) : null),
    saved: async () => ((await user) ? savedEntries(q) : null),
    library: async () => (library.searched ? library.prompts.map(libraryEntry) : []),
    community: async () => community && (await community).prompts.map(communityEntry),
    guides: async () => searchGuides(q).map(guideEntry),
  };
  const answer: Answer = { groups: {}, missing: [], near: library.searched && !library.complete };
  await Promise.all(
    GROUP_NAMES.map(async (name) => {
      try {
        const entries = await searches[name]();
        if (entries) answer.groups[name] = entries.slice(0, COUNTS.paletteGroup);
      } catch (err) {
        log.error({ err, group: name }, 'A group of the palette could not be searched');
        answer.missing.push(name);
      }
    }),
  );
  return answer;
}

async function ownEntries(q: string): Promise<Entry[]> {
  const prompts = await findOwnPrompts(q, COUNTS.paletteGroup);
  return prompts.map(({ id, title, category }) => ({ kind: 'own', id, title, note: category ?? '' }));
}

async function savedEntries(q: string): Promise<Entry[]> {
  const saved = await findSaved(q, COUNTS.paletteGroup);
  return saved.flatMap(({ promptId, title, category }) =>
    title === null ? [] : { kind: findPrompt(promptId) ? 'library' : 'community', id: promptId, title, note: category ?? '' },
  );
}

function libraryEntry({ prompt, category }: FoundPrompt): Entry {
  return { kind: 'library', id: prompt.slug, title: prompt.title, note: category.name };
}

function communityEntry({ id, title, author }: PublicPromptPreview): Entry {
  return { kind: 'community', id, title, note: `by ${publicName(author)}` };
}

function guideEntry({ guide: { slug, title, frontMatter } }: { guide: Guide }): Entry {
  return { kind: 'guide', id: slug, title, note: frontMatter?.readingTime ?? '' };
}
