import { readLinks, readServed } from '../support/html';
import { expect, test } from '../support/test';

const script = '"><script>alert(1)</script>';

const absurd = {
  'ten thousand letters': `q=${'a'.repeat(10_000)}`,
  'five thousand words': `q=${'ab+'.repeat(4_000)}`,
  'quotes and angles': `q=${encodeURIComponent(`'"\`${script}`)}`,
  'an image that fires': `q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  'a null character': 'q=%00',
  'broken encoding': 'q=%E0%A4%A',
  'half a surrogate': 'q=%ED%A0%80',
  'right-to-left override': `q=${encodeURIComponent('\u202Etxt.exe')}`,
  'two of everything': 'q=a&q=b&category=coding&category=writing&page=2&page=3',
  'an array': 'q[]=a&q[b]=c',
  'a pattern': `q=${encodeURIComponent('(a+)+$ .* [\\')}`,
  'nothing but marks': `q=${encodeURIComponent('!?…,;')}`,
  'page -1': 'page=-1',
  'page 1e9': 'page=1e9',
  'page 1.5': 'page=1.5',
  'page NaN': 'page=NaN',
  'a page beyond the last': 'page=9999',
  'a path as category': 'category=../../',
  'a prototype as category': 'category=__proto__',
  'a constructor as category': 'category=constructor&q=toString',
  'a truth as category': 'category=true',
  'a list as category': 'category={a}',
  'nothing as category': 'category=null',
  'only blanks': 'q=%20%20%20',
};

for (const [kind, query] of Object.entries(absurd)) {
  test(`lists answer in order to ${kind} @once`, async ({ request }) => {
    for (const path of ['/prompts', '/search', '/prompts/shared']) {
      const response = await request.get(`${path}?${query}`);
      expect([200, 400, 404], `${path}: ${response.status()}`).toContain(response.status());
      const html = await response.text();
      expect(html).not.toContain('<script>alert(1)');
      expect(html).not.toContain('<img src=x');
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
      if (response.status() === 200) expect(html).toContain('</html>');
    }
  });
}

test('paths that nobody meant answer 404 or 400, in our words, and never an error @once', async ({ request, baseURL }) => {
  for (const path of [
    '/prompt/__proto__',
    '/prompt/constructor',
    '/prompt/..%2f..%2fetc%2fpasswd',
    '/prompt/%00',
    '/prompt/%E0%A4%A',
    '/prompt/100%',
    '/category/%FF',
    '/guides/%A0',
    '/data/prompts/%FF.json',
    `/prompt/${'a'.repeat(5_000)}`,
    `/prompt/${encodeURIComponent(script)}`,
    `/category/${encodeURIComponent(script)}`,
    '/category/toString',
    '/guides/beginners-guide-to-grok/more',
    '/og/prompt/%00.png',
    '/og/__proto__/constructor.png',
    '/u/',
    '/u/nobody/%00',
    `/u/nobody/${encodeURIComponent(script)}/2`,
    '/data/collections/%00.md',
    '//elsewhere.example/',
    '/_next/image?url=https://elsewhere.example/x.png&w=64&q=75',
    '/.env',
    '/.git/config',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect([400, 404, 308], `${path.slice(0, 80)}: ${response.status()}`).toContain(response.status());
    expect(await response.text()).not.toContain('<script>alert(1)');
    const leadsTo = response.headers().location;
    if (leadsTo) expect(new URL(leadsTo, 'http://site.example').host, path).toBe('site.example');
  }
});

test('what does not exist answers 404 with its words already in the page as served @once', async ({ request, page }) => {
  for (const path of ['/prompt/nothing-here', '/category/nothing-here', '/guides/nothing-here', '/nothing-here', '/nothing/here']) {
    const served = await readServed(request, page, path);
    expect(served.status, path).toBe(404);
    expect(served.title, path).toContain('Not Found');
    expect(served.headings, path).toEqual([expect.stringMatching(/ Not Found$/)]);
    expect((await readLinks(path)).hrefs, path).toEqual(expect.arrayContaining(['/', '/prompts']));
    expect(served.metas.robots?.join(), path).toContain('noindex');
  }
});

test('the sign-in page takes any words about a link, and any way back @once', async ({ request }) => {
  for (const query of ['link=constructor', 'link=__proto__&next=//elsewhere.example', `next=/${'a'.repeat(5_000)}`, 'save[]=x&next[]=/']) {
    expect((await request.get(`/login?${query}`)).status(), query.slice(0, 80)).toBe(200);
  }
  const away = await request.get(`/dashboard/${'a'.repeat(8_000)}`, { maxRedirects: 0 });
  expect(away.headers().location).toMatch(/\/login$/);
});

test('other methods than those meant are refused, not broken @once', async ({ request }) => {
  for (const path of ['/', '/prompts', '/data/prompts.json', '/og/site/card.png']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch(path, { method, data: 'x=1', headers: { 'Content-Type': 'text/plain' } });
      expect(response.status(), `${method} ${path}`).toBeLessThan(500);
    }
  }
});

test('strange headers and cookies change nothing @once', async ({ request }) => {
  const strange: Record<string, string>[] = [
    { Cookie: `gp-account=${encodeURIComponent(script)}; sb-x-auth-token=garbage` },
    { 'Accept-Language': '*;q=9,,,' },
    { RSC: '1', 'Next-Router-State-Tree': '%5B' },
    { 'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'javascript' },
  ];
  for (const headers of strange) {
    const response = await request.get('/prompts', { headers });
    expect(response.status(), JSON.stringify(headers)).toBeLessThan(500);
    expect(await response.text()).not.toContain('elsewhere.example');
  }
});
