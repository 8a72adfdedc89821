import type { MetadataRoute } from 'next';
import { accountPaths } from '@/lib/account-paths';
import { newestCollections } from '@/lib/collections/queries';
import { env } from '@/lib/env';
import { guides } from '@/lib/guides/guides';
import { SERVER_COUNTS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { library, promptsIn } from '@/lib/prompts/library';
import { publicPromptsForSitemap } from '@/lib/public-prompts/queries';
import { loadTextPage, textPageSlugs } from '@/lib/server/content/pages';
import { log } from '@/lib/server/log/log';
import { absoluteUrl } from '@/lib/site';
import { sitePages } from '@/lib/site/site-pages';

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return [...libraryEntries(), ...(await publicEntries())];
}

const latest = (days: string[]) => days.toSorted().at(-1) ?? '1970-01-01';
const entry = (path: string, lastModified: string) => ({ url: absoluteUrl(path), lastModified });

function libraryEntries(): MetadataRoute.Sitemap {
  const { prompts, categories } = library();
  const newest = latest(prompts.map(({ createdAt }) => createdAt));
  const newestGuide = latest(guides().flatMap(({ frontMatter }) => frontMatter?.updated ?? []));
  return [
    entry(paths.home, latest([newest, newestGuide])),
    ...categories.map((category) => entry(paths.category(category.slug), latest(promptsIn(category).map(({ createdAt }) => createdAt)))),
    ...prompts.map(({ slug, createdAt }) => entry(paths.prompt(slug), createdAt)),
    ...guides().flatMap(({ slug, frontMatter }) => (frontMatter ? [entry(paths.guide(slug), frontMatter.updated)] : [])),
    ...textPageSlugs().map((slug) => entry(paths.textPage(slug), loadTextPage(slug).frontMatter.updated)),
    ...sitePages.flatMap(({ href, changes }) => (changes ? [entry(href, changes === 'guides' ? newestGuide : newest)] : [])),
    entry(accountPaths.ownApi, newest),
  ];
}

/** Entries of the list of public prompts, the newest of them, their authors and the newest public collections; none while no backend answers. */
async function publicEntries(): Promise<MetadataRoute.Sitemap> {
  if (!env.backend) return [];
  try {
    const [prompts, collections] = await Promise.all([
      publicPromptsForSitemap(SERVER_COUNTS.sitemapPrompts),
      newestCollections(SERVER_COUNTS.sitemapCollections),
    ]);
    const collectionEntries = collections.map(({ username, slug, updatedAt }) => entry(paths.publicCollection(username, slug), updatedAt));
    return [...publicPromptEntries(prompts), ...collectionEntries];
  } catch (err) {
    log.error({ err }, 'The sitemap goes without the community');
    return [];
  }
}

function publicPromptEntries(prompts: Awaited<ReturnType<typeof publicPromptsForSitemap>>): MetadataRoute.Sitemap {
  const profiles = new Map<string, string>();
  for (const { updatedAt, author } of prompts)
    profiles.set(author.username, latest([profiles.get(author.username) ?? author.updatedAt, updatedAt]));
  return [
    {
      url: absoluteUrl(paths.publicPrompts),
      ...(prompts.length > 0 && { lastModified: latest(prompts.map(({ updatedAt }) => updatedAt)) }),
    },
    ...prompts.map(({ id, updatedAt }) => entry(paths.publicPrompt(id), updatedAt)),
    ...[...profiles].map(([username, updated]) => entry(paths.profile(username), updated)),
  ];
}
