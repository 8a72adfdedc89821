import { test as base, type Page } from 'playwright/test';

export { expect } from 'playwright/test';

/** What went wrong in the browser during a journey, and what of it the journey expects. */
export type Faults = {
  /** Lets the journey pass although the browser reports what matches: `faults.allow(/503/)` where the backend is stopped. */
  allow: (pattern: RegExp) => void;
};

/** The addresses outside the site that were asked for. None answers: the browser knows no names (playwright.config.ts). */
export type Outside = { urls: string[] };

/** Every journey fails on a console error, an uncaught exception, a failed request, a 5xx answer or a request to elsewhere. */
export const test = base.extend<{ faults: Faults; outside: Outside }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  baseURL: async ({}, use) => use(process.env.BASE_URL),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }),

  faults: [
    async ({ context, outside, javaScriptEnabled }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => message.type() === 'error' && seen.push(`console: ${message.text()} (${message.location().url})`));
      context.on('weberror', (fault) => seen.push(`exception: ${fault.error().stack}`));
      context.on('response', (response) => response.status() >= 500 && seen.push(`${response.status()}: ${response.url()}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        const left = reason === 'net::ERR_ABORTED';
        const unwanted = javaScriptEnabled === false && request.resourceType() === 'script';
        if (!left && !unwanted && !outside.urls.includes(request.url())) seen.push(`failed request: ${request.url()} ${reason}`);
      });
      context.on('request', (request) => {
        if (outside.urls.includes(request.url()) && !request.isNavigationRequest()) seen.push(`request to elsewhere: ${request.url()}`);
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const faults = seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      if (faults.length > 0) throw new Error(`The browser reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],

  outside: async ({ context, baseURL }, use) => {
    const urls: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) urls.push(request.url());
    });
    await use({ urls });
  },
});

const part = () => Math.floor(Math.random() * 256);

/** Opens a page of the site and waits until React has taken it over, effects included. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Does what sends an action, and waits until the server has answered it. */
export async function sendAction(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await act();
  await answered;
}

/** Waits until every control of the page is React's. Before that a click would be the browser's alone. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('header button, main button, main form, main a[href^="/"]');
    return [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')));
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
