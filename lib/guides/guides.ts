import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env';
import { withWords } from '../lists/title-words';
import { createSearchIndex, type SearchIndex } from '../search/search-index';
import { ContentError } from '../server/content/content-error';
import { splitFrontMatter } from '../server/content/front-matter';
import { tokenize } from '../text/tokens';
import { GUIDE_SLUGS, type Guide, guideSchema, plainText, titleOfSlug } from './guide';

/** Text of a guide's file; null if the guide has none, or does not exist. */
export function guideSource(slug: string): string | null {
  if (!GUIDE_SLUGS.some((known) => known === slug)) return null;
  try {
    return readFileSync(join(env.contentFolder, 'guides', `${slug}.mdx`), 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

function loadGuide(slug: string): Guide {
  const source = guideSource(slug);
  if (source === null) return { slug, title: titleOfSlug(slug), frontMatter: null, body: null };
  const file = `content/guides/${slug}.mdx`;
  const { frontMatter, body } = splitFrontMatter(source, guideSchema, file);
  if (frontMatter.slug !== slug) throw new ContentError(`${file}, front matter:\n  slug: must be ${slug}, like the file's name`);
  return { slug, title: frontMatter.title, frontMatter, body };
}

let loaded: Guide[] | undefined;

/** All guides in reading order, read once. Throws a ContentError if a file is invalid. */
export function guides(): readonly Guide[] {
  loaded ??= GUIDE_SLUGS.map(loadGuide);
  return loaded;
}

export function findGuide(slug: string): { guide: Guide; previous: Guide | null; next: Guide | null } | null {
  const all = guides();
  const position = all.findIndex((guide) => guide.slug === slug);
  const guide = all[position];
  return guide ? { guide, previous: all[position - 1] ?? null, next: all[position + 1] ?? null } : null;
}

let index: SearchIndex<Guide> | undefined;

/** Guides that match a query, best first. For stop words only, such as "grok": guides whose titles have them, also those without a file. */
export function searchGuides(query: string): { guide: Guide; matches: ReadonlySet<string> }[] {
  index ??= createSearchIndex(
    guides().filter(({ body }) => body !== null),
    ({ title, frontMatter, body }) => ({
      title,
      keywords: [],
      description: frontMatter?.description ?? '',
      text: plainText(body ?? ''),
    }),
    { inText: true },
  );
  const answer = index.search(query);
  if (!answer) return withWords(query, guides()).map((guide) => ({ guide, matches: new Set(tokenize(query)) }));
  return answer.matches.map(({ item, matches }) => ({ guide: item, matches: new Set(matches) }));
}
