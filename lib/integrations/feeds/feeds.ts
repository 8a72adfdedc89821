import { accountPaths } from '../../account-paths';
import { filePaths } from '../../file-paths';
import type { Guide } from '../../guides/guide';
import { SERVER_COUNTS } from '../../limits';
import type { UserPromptPreview } from '../../my-prompts/user-prompt';
import { paths } from '../../paths';
import { type Profile, publicName } from '../../profiles/profile';
import type { Category, Prompt } from '../../prompts/prompt';
import { absoluteUrl, site } from '../../site';
import type { Feed, FeedEntry } from './atom';

type LibraryPrompt = { prompt: Prompt; category: Category };

export function libraryFeed(prompts: readonly LibraryPrompt[]): Feed {
  const entries = prompts.map(({ prompt, category }) => libraryEntry(prompt, category));
  return feed(paths.prompts, `New prompts, ${site.name}`, site.description, newestEntries(entries));
}

export function categoryFeed(category: Category, prompts: readonly Prompt[]): Feed {
  const entries = prompts.map((prompt) => libraryEntry(prompt, category));
  return feed(paths.category(category.slug), `New in ${category.name}, ${site.name}`, category.description, newestEntries(entries));
}

export function guidesFeed(guides: readonly Guide[]): Feed {
  const entries = guides.flatMap(({ slug, title, frontMatter }): FeedEntry[] => {
    if (!frontMatter) return [];
    const updated = startOf(frontMatter.updated);
    return [{ title, url: absoluteUrl(paths.guide(slug)), published: updated, updated, summary: frontMatter.description }];
  });
  return feed(paths.guides, `Guides, ${site.name}`, 'How to get better answers from Grok.', newestEntries(entries));
}

export function publicPromptsFeed(prompts: readonly UserPromptPreview[]): Feed {
  const subtitle = 'Prompts that people with an account wrote and shared.';
  return feed(paths.publicPrompts, `Community prompts, ${site.name}`, subtitle, prompts.map(publicEntry));
}

export function profileFeed(profile: Profile, prompts: readonly UserPromptPreview[]): Feed {
  const name = publicName(profile);
  const path = paths.profile(profile.username);
  const author = { name, url: absoluteUrl(path) };
  return { ...feed(path, `Prompts by ${name}, ${site.name}`, profile.bio ?? '', prompts.map(publicEntry)), author };
}

/** The feed of the people and categories that somebody follows. `secret`: the part of its address that keeps it private. */
export function followingFeed(secret: string, prompts: readonly UserPromptPreview[], libraryPrompts: readonly LibraryPrompt[]): Feed {
  const ofLibrary = newestEntries(libraryPrompts.map(({ prompt, category }) => libraryEntry(prompt, category)));
  // Prompts of people are not cut by time: one published today may be older, as a draft, than all that is new in the library.
  const entries = sortedByTime([...prompts.map(publicEntry), ...ofLibrary]);
  const made = feed(accountPaths.following, `Following, ${site.name}`, 'What is new from people and categories you follow.', entries);
  return { ...made, feedUrl: absoluteUrl(filePaths.feed(`/following/${secret}`)) };
}

function feed(path: string, title: string, subtitle: string, entries: FeedEntry[]): Feed {
  const author = { name: site.name, url: absoluteUrl(paths.home) };
  return { title, subtitle, url: absoluteUrl(path), feedUrl: absoluteUrl(filePaths.feed(path)), author, entries };
}

function libraryEntry({ slug, title, description, createdAt, promptText }: Prompt, category: Category): FeedEntry {
  const created = startOf(createdAt);
  const at = { published: created, updated: created };
  return { title, url: absoluteUrl(paths.prompt(slug)), ...at, summary: description, text: promptText, category: category.name };
}

function publicEntry({ id, title, preview, createdAt, updatedAt, category, author }: UserPromptPreview): FeedEntry {
  return {
    title,
    url: absoluteUrl(paths.publicPrompt(id)),
    published: createdAt,
    updated: updatedAt,
    summary: preview,
    category: category ?? undefined,
    ...(author && { author: { name: publicName(author), url: absoluteUrl(paths.profile(author.username)) } }),
  };
}

const startOf = (day: string) => `${day}T00:00:00.000Z`;

const newestEntries = (entries: FeedEntry[]) => sortedByTime(entries).slice(0, SERVER_COUNTS.feed);

function sortedByTime(entries: FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0));
}
