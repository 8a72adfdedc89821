/** Requests a second of what programs read, in turns with a bare route handler whose answer is as long. */
import { compareWithBarePages } from '../lib/compare.mjs';
import { SOME_CATEGORY, somePrompt } from '../lib/library-pages.mjs';
import { load } from '../lib/load.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { count } from '../lib/stats.mjs';

/** Where nothing is computed. What is computed has no limit: it says what it costs. */
const LIMIT = 0.5;
const REVISION = '2026-07-28';

/** A message of the Model Context Protocol. @param {string} method @param {{ name?: string }} params */
function message(method, params) {
  const client = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const headers = {
    ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    ...{ 'mcp-protocol-version': REVISION, 'mcp-method': method, ...(params.name && { 'mcp-name': params.name }) },
  };
  return { headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: client } }) };
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function doors(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 200 : 5000 });
  const shared = await someSharedPrompt(sql);
  const prompt = somePrompt();
  const read = [`/prompt/${prompt}.md`, `/category/${SOME_CATEGORY}.md`, `/prompt/shared/${shared.id}.md`, `/prompt/${prompt}.skill.md`];
  // A profile's feed is made of two answers of the cache for each request.
  const made = [`/u/${shared.username}.atom`, '/api/v1/search?q=cover+letter'];
  const api = ['/api/v1/prompts', `/api/v1/prompts/${prompt}`, '/api/v1/categories'];
  const effort = bench.quick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 3 };
  const compared = [
    ...[...read, '/prompts.atom', ...api].map((path) => ({ what: path, paths: [path], limit: LIMIT })),
    ...made.map((path) => ({ what: path, paths: [path], limit: 0 })),
  ];
  await compareWithBarePages(bench, site.url, 'route', compared, effort);
  for (const [what, method, params] of /** @type {[string, string, { name?: string }][]} */ ([
    ['MCP, a page of prompts', 'prompts/list', {}],
    ['MCP, a prompt filled in', 'tools/call', { name: 'fill_prompt', arguments: { id: prompt, values: {} } }],
  ])) {
    const { perSecond, failed } = await load({
      base: site.url,
      paths: ['/mcp'],
      message: message(method, params),
      seconds: effort.seconds * 2,
    });
    bench.line({ what, measured: `${count(perSecond)} requests/s`, limit: 'every request answered', ok: perSecond > 0 && failed === 0 });
  }
  bench.findings.notes.push('32 connections, each request from another address, because what is limited counts them; compressed.');
}
