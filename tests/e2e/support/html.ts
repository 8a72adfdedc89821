import type { APIRequestContext, Page } from 'playwright/test';

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
};

/** The links of a page as it is served: every href of an `a`, that of the link to the next page, and every id. */
export type ServedLinks = { status: number; location: string | undefined; hrefs: string[]; next: string | undefined; ids: string[] };

/** Fetches a page as it is served and reads it with the browser's parser, without running anything. */
export async function readServed(request: APIRequestContext, page: Page, path: string): Promise<ServedPage> {
  const response = await request.get(path, { maxRedirects: 0 });
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
      };
    },
    await response.text(),
  );
  return { status: response.status(), location: response.headers().location, ...read };
}

/** Asks the site without a browser and follows no redirect: a third of the time of Playwright's requests, for tests that ask for a thousand addresses. */
export const ask = (path: string): Promise<Response> => fetch(`${process.env.BASE_URL}${path}`, { redirect: 'manual' });

/** Fetches a page as it is served and reads its links, quickly enough for a thousand pages. React writes every attribute in double quotes. */
export async function readLinks(path: string): Promise<ServedLinks> {
  const response = await ask(path);
  const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const links = html.match(/<a\s[^>]*>/g) ?? [];
  const hrefOf = (tag: string) => /\shref="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    hrefs: links.flatMap((tag) => hrefOf(tag) ?? []),
    next: links.filter((tag) => /\srel="next"/.test(tag)).map(hrefOf)[0],
    ids: [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id),
  };
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
