import type { BrowserContext } from 'playwright/test';
import { categories, example } from '../e2e/support/library.ts';

/** KB of JavaScript that a bare page of our version of Next fetches. `npm run bench -- weight` builds one and fails when it weighs something else. */
export const BARE_PAGE = 131.9;

/** In KB of JavaScript beyond the bare page. */
const PUBLIC = 28;
const WITH_BLANKS = 32;
const DASHBOARD = 64;

/** In KB of HTML and CSS. */
const SHORT = 40;
const LIST = 45;
const LONG = 50;

export const REQUESTS = 20;

type Limits = { script: number; document: number };
/** The limits of a list of the dashboard. */
export const DASHBOARD_PAGE: Limits = { script: DASHBOARD, document: LIST };

type Weight = Limits & { requests: number; html: number; css: number; fonts: number };
type PersonsPages = Record<'prompt' | 'promptWithBlanks' | 'profile' | 'collection' | 'ownCollection', string>;

/** A page of every kind and its limits, in KB as they travel. Those under /dashboard want somebody who is signed in. */
export function pagesToWeigh(theirs: PersonsPages): { path: string; limits: Limits }[] {
  const pages: [path: string, script: number, document: number][] = [
    ['/', WITH_BLANKS, LIST],
    ['/prompts', PUBLIC, LIST],
    ['/prompts?q=email', PUBLIC, LIST],
    [`/category/${categories[0]?.slug}`, PUBLIC, LONG],
    [`/prompt/${example.slug}`, WITH_BLANKS, SHORT],
    ['/search?q=email', PUBLIC, LIST],
    ['/guides', PUBLIC, SHORT],
    ['/guides/how-to-write-effective-prompts', WITH_BLANKS, LONG],
    ['/about', PUBLIC, SHORT],
    ['/trials', PUBLIC, SHORT],
    ['/faq', PUBLIC, SHORT],
    ['/connect', PUBLIC, SHORT],
    ['/developers', PUBLIC, LONG],
    ['/developers/yours', PUBLIC, LONG],
    // Without /offline, which browsers store before they show it.
    ['/share', PUBLIC, SHORT],
    ['/login', PUBLIC, SHORT],
    ['/signup', PUBLIC, SHORT],
    ['/reset', PUBLIC, SHORT],
    ['/prompts/shared', PUBLIC, LIST],
    [theirs.prompt, WITH_BLANKS, SHORT],
    [theirs.promptWithBlanks, WITH_BLANKS, SHORT],
    [theirs.profile, PUBLIC, LIST],
    [theirs.collection, PUBLIC, LIST],
    ['/dashboard/start', DASHBOARD, LIST],
    ['/dashboard/my-prompts', DASHBOARD, LIST],
    ['/dashboard/saved', DASHBOARD, LIST],
    ['/dashboard/collections', DASHBOARD, LIST],
    [theirs.ownCollection, DASHBOARD, LIST],
    ['/dashboard/create', DASHBOARD, SHORT],
    ['/dashboard/profile', DASHBOARD, SHORT],
    ['/dashboard/following', DASHBOARD, SHORT],
  ];
  return pages.map(([path, script, document]) => ({ path, limits: { script, document } }));
}

/** What a browser with an empty cache fetches for a page before the network is idle. */
export async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const fetched: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    fetched.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const landed = new URL(page.url()).pathname;
  if (!response?.ok() || landed !== new URL(url).pathname) throw new Error(`${url} answered ${response?.status()} at ${landed}`);
  const all = await Promise.all(fetched);
  await page.close();
  if (all.some(({ bytes }) => bytes < 0)) throw new Error(`${url}: a part of it was answered by a service worker or a cache`);
  const of = (kind: string) => all.reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0) / 1024;
  const [html, css] = [of('document'), of('stylesheet')];
  return { script: of('script') - BARE_PAGE, document: html + css, requests: all.length, html, css, fonts: of('font') };
}

/** What of a page is over its limits, in words. */
export function overweight(path: string, weight: Weight, limits: Limits): string[] {
  const figures: [what: string, size: number, limit: number][] = [
    ['KB of JavaScript beyond a bare Next page', weight.script, limits.script],
    ['KB of HTML and CSS', weight.document, limits.document],
    ['requests', weight.requests, REQUESTS],
  ];
  return figures.flatMap(([what, size, limit]) => (size > limit ? `${path}: ${size.toFixed(2)} ${what}, limit ${limit}` : []));
}
