import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayWhileOffline, untilOnline } from '@/lib/browser/offline';

/** A browser with a network that answers or not. */
let online = true;
const probe = vi.fn(async () => {
  if (!online) throw new TypeError('Failed to fetch');
});
const notice = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { getElementById: () => notice });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', probe);
  notice.textContent = '';
  online = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what works is done once, and nothing is said', async () => {
  const ask = vi.fn(async () => 'page');
  expect(await untilOnline(ask)).toBe('page');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(notice.textContent).toBe('');
});

test('what fails without a connection waits for it, says so, and is done then', async () => {
  online = false;
  const ask = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return 'page';
  });
  const answer = untilOnline(ask);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notice.textContent).toContain('You are offline');
  expect(ask).toHaveBeenCalledTimes(1);
  online = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('page');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(notice.textContent).toBe('');
});

test('what fails with a connection is given up after four times', async () => {
  const ask = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(untilOnline(ask)).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledTimes(4);
  expect(notice.textContent).toBe('');
});

/** A link that the browser follows, when `navigate` is dispatched at once and when it is dispatched later. */
test.each([(run: () => void) => run(), (run: () => void) => void setTimeout(run)])(
  'a page is left once there is a connection',
  async (dispatch) => {
    const left: string[] = [];
    let listener = (_: object) => {};
    const navigate = (url: string) => {
      let prevented = false;
      const event = { destination: { url, sameDocument: false }, navigationType: 'push', formData: null, downloadRequest: null };
      listener({ ...event, preventDefault: () => (prevented = true) });
      if (!prevented) left.push(url);
    };
    vi.stubGlobal('location', { origin: 'https://prompts.example', assign: (url: string) => dispatch(() => navigate(url)) });
    vi.stubGlobal('window', { fetch: probe, navigation: { addEventListener: (_: string, added: typeof listener) => (listener = added) } });
    stayWhileOffline();
    online = false;
    navigate('https://prompts.example/sitemap.xml');
    await vi.advanceTimersByTimeAsync(5000);
    expect(left).toEqual([]);
    expect(notice.textContent).toContain('You are offline');
    online = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(left).toEqual(['https://prompts.example/sitemap.xml']);
    // The next one waits again; a page of another site is left for at once.
    online = false;
    navigate('https://prompts.example/sitemap.xml');
    navigate('https://x.example/');
    await vi.advanceTimersByTimeAsync(5000);
    expect(left).toEqual(['https://prompts.example/sitemap.xml', 'https://x.example/']);
  },
);

test('only requests of the router for pages are sent again', async () => {
  const sent = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  const browser = { fetch: sent as unknown as typeof fetch };
  vi.stubGlobal('window', browser);
  stayWhileOffline();
  await expect(browser.fetch('/', { method: 'POST', headers: { 'next-action': 'x' } })).rejects.toThrow();
  await expect(browser.fetch('/data/saved.json')).rejects.toThrow();
  expect(sent).toHaveBeenCalledTimes(2);
  await expect(browser.fetch('/prompts', { headers: { rsc: '1' } })).rejects.toThrow();
  expect(sent).toHaveBeenCalledTimes(6);
});
