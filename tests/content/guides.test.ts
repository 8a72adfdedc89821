import { type CompileMDXResult, compileMDX } from 'next-mdx-remote/rsc';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { plainText } from '@/lib/guides/guide';
import { guides } from '@/lib/guides/guides';
import { headingsOf } from '@/lib/guides/headings';
import { findCategory, findLibraryPrompt } from '@/lib/prompts/library';
import { countWords } from '@/lib/prompts/template';
import { loadTextPage, textPageSlugs } from '@/lib/server/content/pages';

const written = guides().map(({ slug, frontMatter, body }) => ({ slug, frontMatter, body: body ?? '' }));
const pages = textPageSlugs().map((slug) => ({ slug, body: loadTextPage(slug).body }));

const nothing = () => null;
const inside = ({ children }: { children?: React.ReactNode }) => children;
const components = {
  Before: inside,
  After: inside,
  PromptCard: nothing,
  ContactEmail: nothing,
  Disclaimer: nothing,
  SiteName: nothing,
  Tagline: nothing,
};

/** The text as the site renders it, without the look of its components. */
async function render(source: string): Promise<string> {
  const { content }: CompileMDXResult = await compileMDX({
    source,
    components,
    options: { mdxOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] } },
  });
  return renderToStaticMarkup(content);
}

test('all five guides are written', () => {
  expect(written.map(({ slug, frontMatter }) => frontMatter && slug)).toEqual(guides().map(({ slug }) => slug));
  expect(written).toHaveLength(5);
});

describe.each(written)('$slug', ({ frontMatter, body }) => {
  const words = countWords(plainText(body));

  test('has 1,200 to 2,000 words', () => {
    expect(words).toBeGreaterThanOrEqual(1200);
    expect(words).toBeLessThanOrEqual(2000);
  });

  test('tells its reading time at 200 words a minute', () => {
    expect(frontMatter?.readingTime).toBe(`${Math.round(words / 200)} min`);
  });

  test('belongs to categories that exist', () => {
    expect(frontMatter?.categories.filter((slug) => !findCategory(slug))).toEqual([]);
  });

  test('shows prompts of the library, and all of them exist', () => {
    const slugs = [...body.matchAll(/<PromptCard\s+slug="([^"]*)"/g)].map(([, slug = '']) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !findLibraryPrompt(slug))).toEqual([]);
    expect(body.match(/<PromptCard/g)).toHaveLength(slugs.length);
  });

  test('works through examples, before and after, and has prompts to copy', () => {
    const count = (mark: RegExp) => body.match(mark)?.length ?? 0;
    expect(count(/^<Before>$/gm)).toBeGreaterThan(0);
    expect(count(/^<After>$/gm)).toBe(count(/^<Before>$/gm));
    expect(count(/^> /gm)).toBeGreaterThan(0);
  });

  test('has a table of contents whose links reach the headings as they are rendered', async () => {
    const rendered = [...(await render(body)).matchAll(/<h([23]) id="([^"]*)"/g)].map(([, level, id]) => ({ level: Number(level), id }));
    expect(rendered.length).toBeGreaterThanOrEqual(5);
    expect(headingsOf(body).map(({ level, id }) => ({ level, id }))).toEqual(rendered);
  });

  test('names every column of its tables', async () => {
    expect(await render(body)).not.toMatch(/<th[^>]*>\s*<\/th>/);
  });

  test('leaves the first level heading to its page', async () => {
    expect(await render(body)).not.toMatch(/<h1/);
  });
});

describe.each(pages)('$slug', ({ body }) => {
  test('renders, with headings below the page’s own', async () => {
    const html = await render(body);
    expect(html).toMatch(/<h2 id=/);
    expect(html).not.toMatch(/<h1/);
  });
});
