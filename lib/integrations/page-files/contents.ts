import 'server-only';
import { cachedWholeCollection } from '../../collections/find-whole-collection';
import { findPublicCollection, publicItemIds } from '../../collections/public-queries';
import { env } from '../../env';
import { findFollowingFeed } from '../../following/find-following-feed';
import { findGuide, guides } from '../../guides/guides';
import { PRINT_LENGTH, SERVER_COUNTS } from '../../limits';
import { findDocuments } from '../../my-prompts/find-prompts';
import { findProfile } from '../../profiles/queries';
import { categoryOf, documentOf, findCategory, findLibraryPrompt, library, promptsIn } from '../../prompts/library';
import type { Category, Prompt } from '../../prompts/prompt';
import { findPublished } from '../../public-profile';
import { publicPromptNames, publicPromptsAfter, searchPublicPrompts } from '../../public-prompts/queries';
import { site } from '../../site';
import { findPromptWithSuggestions } from '../../suggestions/public-queries';
import { slugOf } from '../../text/slug';
import type { Feed } from '../feeds/atom';
import { categoryFeed, guidesFeed, libraryFeed, profileFeed, publicPromptsFeed } from '../feeds/feeds';
import type { PagePrompts } from '../formats/page-exports';
import { categoryMarkdown } from '../markdown/category';
import { publicCollectionMarkdown } from '../markdown/collection';
import { guideMarkdown } from '../markdown/guide';
import { profileMarkdown } from '../markdown/profile';
import { promptMarkdown } from '../markdown/prompt';
import { suggestionsMarkdown } from '../markdown/suggestions';
import { skillName } from '../skills/skill';
import type { FILE_PAGES, FileKind, FilePage } from './addresses';

type Found<Content> = Content | null | Promise<Content | null>;

/** Functions that read what the files of a page have, by the parameters in its path. They return null if there is no such page, or it is private. */
export type PageContents = {
  prompts?: (...values: string[]) => Found<PagePrompts>;
  markdown?: (...values: string[]) => Found<string>;
  feed?: (...values: string[]) => Found<Feed>;
};

type ContentFor = { [Kind in FileKind]: Kind extends 'markdown' | 'feed' ? Kind : 'prompts' };

/** The contents of all files. Contents of the community are read with cache tags, so that cached files lose what becomes private. */
export const contents: { [Page in FilePage]: Pick<Required<PageContents>, ContentFor[(typeof FILE_PAGES)[Page]['files'][number]]> } = {
  '/prompts': {
    prompts: () => libraryPrompts(slugOf(site.name), library().prompts),
    feed: () => libraryFeed(library().prompts.map((prompt) => ({ prompt, category: categoryOf(prompt) }))),
  },
  '/prompts/shared': {
    feed: async () => publicPromptsFeed(env.backend ? (await searchPublicPrompts({}, SERVER_COUNTS.feed)).prompts : []),
  },
  '/prompt/{slug}': { prompts: (slug) => libraryPrompt(slug), markdown: (slug) => markdownOf(libraryPrompt(slug)) },
  '/prompt/shared/{id}': {
    prompts: (id) => publicPrompt(id),
    markdown: async (id) => markdownOf(await publicPrompt(id)),
  },
  '/prompt/shared/{id}/history': {
    async markdown(id) {
      const found = await findPromptWithSuggestions(id);
      return found && suggestionsMarkdown(found);
    },
  },
  '/following/{secret}': { feed: findFollowingFeed },
  '/category/{slug}': {
    prompts: ofCategory((category, prompts) => libraryPrompts(category.slug, prompts)),
    markdown: ofCategory(categoryMarkdown),
    feed: ofCategory(categoryFeed),
  },
  '/guides': { feed: () => guidesFeed(guides()) },
  '/guides/{slug}': {
    markdown(slug) {
      const found = findGuide(slug);
      return found && guideMarkdown(found.guide, findLibraryPrompt);
    },
  },
  '/u/{username}': {
    async prompts(username) {
      const profile = await findProfile(username);
      if (!profile) return null;
      const ids = (await publicPromptNames(profile.id)).map(({ id }) => id);
      return communityPrompts(profile.username, ids);
    },
    async markdown(username) {
      const published = await findPublished(username);
      return published && profileMarkdown(published);
    },
    async feed(username) {
      const profile = await findProfile(username);
      return profile && profileFeed(profile, (await publicPromptsAfter(profile.id, undefined, SERVER_COUNTS.feed)).prompts);
    },
  },
  '/u/{username}/{slug}': {
    async prompts(username, slug) {
      const found = await findPublicCollection(username, slug);
      return found && communityPrompts(slug, await publicItemIds(found.collection.id));
    },
    async markdown(username, slug) {
      const collection = await cachedWholeCollection(username, slug);
      return collection && publicCollectionMarkdown(collection);
    },
  },
};

function ofCategory<Content>(make: (category: Category, prompts: readonly Prompt[]) => Content): (slug: string) => Content | null {
  return (slug) => {
    const category = findCategory(slug);
    return category && make(category, promptsIn(category));
  };
}

function libraryPrompts(name: string, prompts: readonly Prompt[]): PagePrompts {
  return { name, prompts: prompts.map(documentOf), all: true };
}

async function communityPrompts(name: string, ids: readonly string[]): Promise<PagePrompts> {
  const { documents, all } = await findDocuments(ids, 'cached-page', PRINT_LENGTH);
  return { name, prompts: documents, all };
}

function libraryPrompt(slug: string): PagePrompts | null {
  const prompt = findLibraryPrompt(slug);
  return prompt && libraryPrompts(slug, [prompt]);
}

async function publicPrompt(id: string): Promise<PagePrompts | null> {
  const found = await communityPrompts('', [id]);
  const [prompt] = found.prompts;
  return prompt?.ref.kind === 'public' ? { ...found, name: skillName(prompt) } : null;
}

function markdownOf(found: PagePrompts | null): string | null {
  const [prompt] = found?.prompts ?? [];
  return prompt ? promptMarkdown(prompt) : null;
}
