import type { MetadataRoute } from 'next';
import { guides } from '@/lib/guides/guides';
import { loadPage } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { library, promptsIn } from '@/lib/prompts/library';
import { absoluteUrl } from '@/lib/site';

export default function sitemap(): MetadataRoute.Sitemap {
  const { prompts, categories } = library();
  const latest = (days: string[]) => days.toSorted().at(-1) ?? '1970-01-01';
  const newest = latest(prompts.map(({ createdAt }) => createdAt));
  const newestGuide = latest(guides().flatMap(({ facts }) => facts?.updated ?? []));
  const entry = (path: string, lastModified: string) => ({ url: absoluteUrl(path), lastModified });
  return [
    entry(paths.home, latest([newest, newestGuide])),
    entry(paths.prompts, newest),
    ...categories.map((category) => entry(paths.category(category.slug), latest(promptsIn(category).map(({ createdAt }) => createdAt)))),
    ...prompts.map(({ slug, createdAt }) => entry(paths.prompt(slug), createdAt)),
    entry(paths.guides, newestGuide),
    ...guides().flatMap(({ slug, facts }) => (facts ? [entry(paths.guide(slug), facts.updated)] : [])),
    entry(paths.faq, newestGuide),
    entry(paths.about, loadPage('about').facts.updated),
    entry(paths.privacy, loadPage('privacy').facts.updated),
    entry(paths.terms, loadPage('terms').facts.updated),
  ];
}
