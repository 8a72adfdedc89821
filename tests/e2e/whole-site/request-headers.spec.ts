import { newSharer, share } from '../support/sharing';
import { expect, test } from '../support/test';

const nonce = "script-src 'nonce-YXR0YWNrZXI='";

/** A hundred headers that Next, its hosts, proxies or frameworks are known to read, with what an attacker would write. */
const HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', nonce],
  ['content-security-policy-report-only', nonce],
  ['x-nonce', 'YXR0YWNrZXI='],
  ['x-gp-away', '1'],
  ['user-agent', ''],
  ...[
    ...['x-middleware-subrequest', 'x-middleware-subrequest-id', 'x-middleware-rewrite', 'x-middleware-next', 'x-middleware-redirect'],
    ...['x-middleware-invoke', 'x-middleware-prefetch', 'x-middleware-set-cookie', 'x-middleware-override-headers', 'x-middleware-skip'],
    ...['x-invoke-path', 'x-invoke-query', 'x-invoke-status', 'x-invoke-output', 'x-invoke-error', 'x-next-resume-state-length'],
    ...['x-matched-path', 'x-now-route-matches', 'x-nextjs-data', 'x-nextjs-rewrite', 'x-nextjs-redirect', 'x-nextjs-prerender'],
    ...['x-nextjs-request-id', 'x-nextjs-html-request-id', 'x-nextjs-matched-path', 'x-nextjs-postponed', 'x-nextjs-action-not-found'],
    ...['x-prerender-revalidate', 'x-prerender-revalidate-if-generated', 'x-prerender-bypass-mode', 'x-next-revalidate-tag-token'],
    ...['x-next-revalidated-tags', 'x-next-cache-tags', 'x-next-cache-soft-tags', 'x-nextjs-cache', 'x-nextjs-stale-time', 'next-resume'],
    ...['next-router-stale-time', 'next-instant-navigation-testing', 'next-test-fetch-priority', 'x-action-forwarded', 'x-action-redirect'],
    ...['x-vercel-ip-country', 'x-vercel-id', 'x-vercel-sc-headers', 'x-vercel-protection-bypass', 'x-vercel-skip-toolbar'],
    ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-server', 'x-forwarded-scheme'],
    ...['x-forwarded-ssl', 'x-original-url', 'x-original-host', 'x-rewrite-url', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip'],
    ...[
      'x-host',
      'x-http-method',
      'x-http-method-override',
      'x-method-override',
      'x-http-host-override',
      'forwarded',
      'via',
      'true-client-ip',
    ],
    ...['cf-connecting-ip', 'fastly-client-ip', 'x-wap-profile', 'x-requested-with', 'x-request-id', 'x-correlation-id', 'traceparent'],
    ...['tracestate', 'baggage', 'x-b3-traceid', 'x-deployment-id', 'x-csrf-token', 'x-xsrf-token', 'x-debug', 'x-preview', 'x-locale'],
    ...['accept-language', 'user-agent', 'referer', 'origin', 'authorization', 'dnt', 'save-data', 'downlink', 'sec-gpc', 'purpose'],
    ...[
      'sec-purpose',
      'sec-fetch-dest',
      'sec-fetch-mode',
      'sec-ch-ua',
      'sec-ch-prefers-color-scheme',
      'cache-control',
      'pragma',
      'expect-ct',
    ],
  ].map((name) => [name, 'evil.example'] as const),
];

/** The tags and texts of a page, sorted: React is free in the order of the head, and in how it cuts the data in its scripts. */
const tagsOf = (html: string) =>
  html
    .replace(/(<script[^>]*>)self\.__next_f.*?(?=<\/script>)/gs, '$1')
    .split(/(?=<)/)
    .filter((tag) => !/^<\/?script>$/.test(tag))
    .sort();

const withoutIds = (html: string) => html.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID');
const withoutDates = (html: string) => html.replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00(:00)?)/g, 'DATE');

test('none of a hundred request headers changes the page that is cached for everybody @once', async ({ request }) => {
  expect(new Set(HEADERS.map(([name]) => name)).size).toBeGreaterThanOrEqual(100);
  const sharer = await newSharer();
  // As many as each page shows of its author's others.
  for (let other = 0; other < 10; other++) await share(sharer, { title: 'Same title', content: 'Same content with a [BLANK]' });
  // Each page is made by the request with the header, and asked for again without it.
  const page = async (headers: Record<string, string>) => {
    const { id } = await share(sharer, { title: 'Same title', content: 'Same content with a [BLANK]' });
    const path = `/prompt/shared/${id}`;
    const first = await request.get(path, { headers, maxRedirects: 0 });
    const cached = await request.get(path);
    expect(cached.headers()['x-nextjs-cache'], Object.keys(headers).join()).toBe('HIT');
    const clean = async (response: typeof first) => [response.status(), withoutDates(withoutIds(await response.text()))] as const;
    return [await clean(first), await clean(cached)];
  };
  const [expected] = await page({});
  expect(expected?.[0]).toBe(200);
  for (const [name, value] of HEADERS) {
    for (const [status, html] of await page({ [name]: value })) {
      expect(status, name).toBe(200);
      expect(html, name).not.toMatch(/evil\.example|YXR0YWNrZXI|nonce=/);
      expect(tagsOf(html), name).toEqual(tagsOf(expected?.[1] ?? ''));
    }
  }
});

test('pages, files, errors and redirects all carry the safety headers @once', async ({ request }) => {
  const always = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy', 'x-frame-options'];
  for (const path of [
    ...['/', '/prompts', '/prompts/', '/dashboard', '/auth/confirm', '/nothing', '/prompt/nothing', '/u/nobody', '/u/Nobody'],
    ...['/prompt/shared/00000000-0000-4000-8000-000000000000', '/robots.txt', '/sitemap.xml', '/icon.svg', '/healthz', '/readyz'],
    ...['/data/prompts.json', '/data/prompts/nothing.json', '/content/guides/nothing.mdx', '/og/prompt/nothing.png', '/%E0', '/login/'],
    ...['/_next/static/nothing.js', '/_next/image?url=%2Ficon.svg&w=64&q=75', '/results/x', '//evil.example/'],
  ]) {
    const response = await request.get(`${process.env.BASE_URL}${path}`, { maxRedirects: 0 });
    for (const name of [...always, 'cross-origin-opener-policy']) expect(response.headers()[name], `${name} of ${path}`).toBeTruthy();
    expect(response.headers()['content-security-policy'], path).not.toContain('unsafe-eval');
    expect(response.headers()['content-security-policy'], path).not.toContain(', default-src');
    expect(response.headers()['x-powered-by'], path).toBeUndefined();
    expect(response.headers()['strict-transport-security'], path).toBeUndefined();
    expect(response.headers().location ?? '/', path).not.toContain('evil.example:');
  }
  for (const path of ['/login', '/signup', '/reset', '/login?next=/dashboard']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'sha256-[\w+/=]+';/);
  }
});
