import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findGuide } from '@/lib/guides/guides';
import { headingsOf } from '@/lib/guides/headings';
import { findCategory, findLibraryPrompt } from '@/lib/prompts/library';
import { searchLibrary } from '@/lib/prompts/search';
import { textPageSlugs } from '@/lib/server/content/pages';

/** The paths that people can ask for, as the folders of `app/` spell them, groups left out: /prompt/[slug]. */
function routesOf(folder: string, path = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return routesOf(join(folder, entry.name), entry.name.startsWith('(') ? path : `${path}/${entry.name}`);
    return /^(page|route)\.tsx?$/.test(entry.name) ? path || '/' : [];
  });
}

const routes = new Set([...routesOf('app'), '/sitemap.xml']);

const things: Record<string, (slug: string) => unknown> = {
  '/[slug]': (slug) => textPageSlugs().includes(slug),
  '/prompt/[slug]': findLibraryPrompt,
  '/category/[slug]': findCategory,
  '/guides/[slug]': (slug) => findGuide(slug)?.guide.body,
};

function isFound(q: string): boolean {
  return searchLibrary({ q }).total > 0;
}

/** Why a link within the site leads nowhere, or null when it leads somewhere. */
export function faultOf(link: string): string | null {
  const { pathname, searchParams, hash } = new URL(link, 'https://site.example');
  const slug = posix.basename(pathname);
  const route = routes.has(pathname) ? pathname : posix.join(posix.dirname(pathname), '[slug]');
  if (!routes.has(route)) return 'there is no such page';
  if (route.endsWith('[slug]') && !things[route]?.(slug)) return 'there is no page of this slug';
  const q = searchParams.get('q') ?? '';
  if (q && !isFound(q)) return 'its search finds nothing';
  const body = slug ? (findGuide(slug)?.guide.body ?? '') : '';
  if (hash && !headingsOf(body).some(({ id }) => `#${id}` === hash)) return 'there is no such heading';
  return null;
}
