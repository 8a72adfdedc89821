/**
 * The requests of each door that were found to take longest, by name. `run` makes each different, so that no cache answers.
 *
 * @typedef {{ path: string, method?: string, headers?: Record<string, string>, body?: string, status?: number[] }} Asked
 * @typedef {(run: number) => Asked} Ask
 */

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=b' };

/** 200 characters without a word that the library knows: each is compared with its vocabulary. @param {number} run */
const unknown = (run) =>
  Array.from({ length: 25 }, (_, word) => `${String.fromCharCode(97 + ((word * 7 + run) % 26))}reqwst${word}`)
    .join(' ')
    .slice(0, 200);

const FREQUENT =
  'plan email write letter business my the to boss customer weekly report for story marketing social media post resume job interview questions budget'.split(
    ' ',
  );

/** 200 characters of words that many prompts have. @param {number} run */
const known = (run) =>
  FREQUENT.map((_, index) => FREQUENT[(index + run) % FREQUENT.length])
    .join(' ')
    .slice(0, 200);

const QUERIES = {
  'unknown words': unknown,
  'known words': known,
  letters: (/** @type {number} */ run) => `${'a b c d e f g h i j k l m n o p '.repeat(6)}${run}`,
  Chinese: (/** @type {number} */ run) => `${'五年级数学练习'.repeat(28)}${run}`,
};

/** @param {string} path @param {Record<string, string>} [headers] @param {number[]} [status] @returns {Asked} */
const get = (path, headers = {}, status = [200]) => ({ path, headers, status });

/** @param {string} path @param {string} body @param {Record<string, string>} [headers] @param {number[]} [status] @returns {Asked} */
const post = (path, body, headers = {}, status = [200]) => ({ path, method: 'POST', body, headers: { ...JSON_TYPE, ...headers }, status });

/** @param {number} run @param {string} method @param {unknown} params @param {Record<string, string>} [headers] */
function mcp(run, method, params, headers = {}) {
  const accept = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };
  return post('/mcp', JSON.stringify({ jsonrpc: '2.0', id: run, method, params }), { ...accept, ...headers }, [200, 400]);
}

/** A tool of /mcp. @param {number} run @param {string} name @param {Record<string, unknown>} given @param {Record<string, string>} [headers] */
const tool = (run, name, given, headers) => mcp(run, 'tools/call', { name, arguments: given }, headers);

/**
 * @param {Awaited<ReturnType<typeof import('./heavy-account.mjs').fillAccount>>} account
 * @param {string} cookie of whoever has it
 * @param {string[]} formats all that the site writes
 * @returns {Record<string, Ask>}
 */
export function costlyRequests({ heavy, many, long, ids, token }, cookie, formats) {
  const own = { cookie };
  const bearer = { authorization: `Bearer ${token}` };
  const filled = { values: Object.fromEntries(Array.from({ length: 99 }, (_, name) => [`NAME_${name}`, 'x\n'.repeat(450)])) };
  const nested = `${'['.repeat(349_000)}${']'.repeat(349_000)}`;
  const fill = '/api/v1/prompts/professional-email/fill';
  /** @type {Record<string, Ask>} */
  const requests = {
    'API: 100 prompts of the library': (run) => get(`/api/v1/prompts?limit=${100 - run}`),
    'API: public prompts': (run) => get(`/api/v1/public-prompts?limit=${24 - run}`),
    'API: 100 prompts of a profile': (run) => get(`/api/v1/profiles/maya/prompts?limit=${100 - run}`),
    'API: 100 prompts of a collection': (run) => get(`/api/v1/collections/maya/many?limit=${100 - run}`),
    'API: own prompts': (run) => get(`/api/v1/me/prompts?q=${known(run).slice(0, 20 + run)}`, bearer),
    'API: saved prompts': () => get('/api/v1/me/saved', bearer),
    'API: 700 KB of values': () =>
      post(
        fill,
        JSON.stringify({ values: Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`NAME_${at}`, 'x'.repeat(700)])) }),
        {},
        [200, 400],
      ),
    'API: nested 349,000 deep': () => post(fill, nested, {}, [400]),
    'API: 349,000 numbers': () => post(fill, `[${'1,'.repeat(349_000)}1]`, {}, [400]),
    'API: 499 parameters': (run) => get(`/api/v1/search?${`a${run}&`.repeat(499)}`, {}, [400]),
    'Page with 499 parameters': (run) => get(`/search?${`q=${run}&`.repeat(499)}`),
    'API: OpenAPI': () => get('/api/v1/openapi.json'),
    'MCP: a page of prompts': (run) => mcp(run, 'prompts/list', {}),
    'MCP: own prompts': (run) => mcp(run, 'prompts/list', {}, bearer),
    'MCP: a text of 690 KB': (run) => mcp(run, 'prompts/list', { x: 'x'.repeat(690_000) }),
    'MCP: nested 349,000 deep': (run) => ({ ...mcp(run, '', {}), body: nested }),
    'Markdown of a profile': () => get('/u/maya.md'),
    'Markdown of a collection': () => get('/u/maya/many.md'),
    'Page of a profile': () => get('/u/maya'),
    'Page of a collection': () => get('/u/maya/many'),
    'Print of a public collection': () => get('/u/maya/many/print'),
    'Print of an own collection': () => get(`/dashboard/collections/${many}/print`, own),
    'Skills of a collection': () => get('/u/maya/many.skills.zip'),
    'Skills of a profile': () => get('/u/maya.skills.zip'),
    'Skills of the library': () => get('/prompts.skills.zip'),
    'llms-full.txt': () => get('/llms-full.txt'),
    'Feed of a profile': () => get('/u/maya.atom'),
    'Feed of the community': () => get('/prompts/shared.atom'),
    'The sitemap': () => get('/sitemap.xml'),
    'Export of everything': () => get('/data/my-export.zip', own),
    'Own prompts as Markdown': () => get(`/data/my-prompts.md?${new URLSearchParams(ids.map((id) => ['id', id]))}`, own),
    'Own collection as Markdown': () => get(`/data/my-collections/${many}.md`, own),
    'My Prompts': () => get('/dashboard/my-prompts', own),
    'My Prompts, searched': (run) => get(`/dashboard/my-prompts?q=${encodeURIComponent(known(run))}`, own),
    'Saved prompts': () => get('/dashboard/saved', own),
    'Own collection': () => get(`/dashboard/collections/${many}`, own),
    'Prompts to add to a collection': (run) => get(`/data/prompts-to-add.json?q=${encodeURIComponent(unknown(run))}`, own),
    'Forged cookies of 15 KB': () =>
      get(
        '/dashboard/start',
        { cookie: Array.from({ length: 150 }, (_, at) => `sb-x-auth-token.${at}=${'a'.repeat(80)}`).join('; ') },
        [307, 431],
      ),
    'A token of 12 KB': () => get('/api/v1/me/prompts', { authorization: `Bearer ${'a'.repeat(12_000)}` }, [401, 431]),
    'A form of 1 MB': () =>
      post(
        '/dashboard/create',
        `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'--b\r\n'.repeat(190_000)}--b--\r\n`,
        { ...own, ...FORM_TYPE },
        [400, 413],
      ),
    'A form of 18,000 fields': () =>
      post(
        '/dashboard/create',
        `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(18_000)}--b--\r\n`,
        { ...own, ...FORM_TYPE },
        [400, 413],
      ),
  };
  for (const [name, words] of Object.entries(QUERIES)) {
    const q = (/** @type {number} */ run) => encodeURIComponent(words(run).slice(0, 200));
    requests[`Search of the library (${name})`] = (run) => get(`/prompts?q=${q(run)}`);
    requests[`Search of the community (${name})`] = (run) => get(`/prompts/shared?q=${q(run)}`);
    requests[`Search of everything (${name})`] = (run) => get(`/search?q=${q(run)}`);
    requests[`Palette (${name})`] = (run) => get(`/data/palette.json?q=${q(run)}`, own);
    requests[`API: search (${name})`] = (run) => get(`/api/v1/search?limit=24&q=${q(run)}`);
    requests[`MCP: search (${name})`] = (run) => tool(run, 'search_prompts', { query: words(run).slice(0, 200) });
  }
  // Few: an account gets 30 files in ten minutes.
  for (const format of ['goose', 'raycast', 'espanso']) {
    const chosen = new URLSearchParams(ids.map((id) => ['id', id]));
    requests[`0.9 MB of own prompts for ${format}`] = () => get(`/data/my-prompts/use/${format}?${chosen}`, own, [200, 404]);
  }
  requests['Own collection of 0.9 MB for goose'] = () => get(`/data/my-collections/${long}/use/goose`, own);
  requests['Public collection, its files'] = () => get('/u/maya/many/use');
  for (const format of formats) requests[`Public collection for ${format}`] = () => get(`/u/maya/many/use/${format}`, {}, [200, 404]);
  for (const { id, name, content } of heavy) {
    requests[`Page of a public prompt (${name})`] = () => get(`/prompt/shared/${id}`);
    requests[`Markdown of a public prompt (${name})`] = () => get(`/prompt/shared/${id}.md`);
    requests[`Skill of a public prompt (${name})`] = () => get(`/prompt/shared/${id}.skill.md`);
    requests[`Embed of a public prompt (${name})`] = () => get(`/embed/prompt/shared/${id}`);
    requests[`API: a public prompt (${name})`] = () => get(`/api/v1/public-prompts/${id}`);
    requests[`API: a filled prompt (${name})`] = () => post(`/api/v1/public-prompts/${id}/fill`, JSON.stringify(filled), {}, [200, 400]);
    requests[`API: create (${name})`] = (run) =>
      post('/api/v1/me/prompts', JSON.stringify({ title: 'a', text: content }), { ...bearer, 'idempotency-key': `${name}${run}` }, [201]);
    requests[`API: publish (${name})`] = () => ({
      ...post(`/api/v1/me/prompts/${id}/visibility`, '{"public":true}', bearer, [200, 409]),
      method: 'PUT',
    });
    requests[`MCP: a filled prompt (${name})`] = (run) => tool(run, 'fill_prompt', { id, ...filled });
    requests[`Own prompt (${name})`] = () => get(`/dashboard/my-prompts/${id}`, own);
    requests[`Edit (${name})`] = () => get(`/dashboard/my-prompts/${id}/edit`, own);
    requests[`Versions (${name})`] = () => get(`/dashboard/my-prompts/${id}/versions`, own);
    for (const format of formats)
      requests[`Public prompt for ${format} (${name})`] = () => get(`/prompt/shared/${id}/use/${format}`, {}, [200, 404]);
  }
  return requests;
}
