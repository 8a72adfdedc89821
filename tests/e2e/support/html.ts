import type { APIRequestContext, Page } from '@playwright/test';

/** What a search engine sees of a page that was served. */
export type ServedPage = {
  status: number;
  /** Where it leads instead of being a page. */
  location: string | undefined;
  title: string;
  headings: string[];
  /** Meta elements by name or property; all values of each. */
  metas: Record<string, string[]>;
  canonical: string[];
  icons: string[];
  jsonLd: string[];
  /** Every href of an `a`. */
  hrefs: string[];
  ids: string[];
};

/** Fetches a page as it is served and reads it with the browser's parser, without running anything. */
export async function readServed(request: APIRequestContext, page: Page, path: string): Promise<ServedPage> {
  // The server ends connections that were idle for five seconds, which a busy machine reaches between two pages.
  const response = await request.get(path, { maxRedirects: 0, maxRetries: 2 });
  const read = await page.evaluate(
    (html) => {
      const served = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...served.querySelectorAll(selector)];
      const attribute = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name) ?? '');
      const metas: Record<string, string[]> = {};
      for (const meta of all('meta')) {
        const name = meta.getAttribute('name') ?? meta.getAttribute('property');
        if (name) metas[name] = [...(metas[name] ?? []), meta.getAttribute('content') ?? ''];
      }
      return {
        title: served.title,
        headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
        metas,
        canonical: attribute('link[rel=canonical]', 'href'),
        icons: attribute('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
        jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
        hrefs: attribute('a[href]', 'href'),
        ids: attribute('[id]', 'id'),
      };
    },
    await response.text(),
  );
  return { status: response.status(), location: response.headers().location, ...read };
}

/** Runs `work` on every item, a few at a time. */
export async function forEachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>, atOnce = 8): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** Pages of what people share. They come and go while other tests run, so a list of them is not to be relied on. */
export const isCommunity = (path: string) => /^\/(prompts\/shared|prompt\/shared\/|u\/)/.test(path);
