import 'server-only';
import { Server } from '@modelcontextprotocol/server';
import { SKILLS_EXTENSION_ID, SKILLS_GET_METHOD, SKILLS_LIST_METHOD } from '@modelcontextprotocol/server/ext/skills';
import { z } from 'zod';
import { MCP } from '../../limits';
import { paths } from '../../paths';
import { absoluteUrl, site } from '../../site';
import type { TokenUser } from '../../tokens/authenticate-token';
import { handle, listPage } from './handle';
import { completeArgument, getPrompt, listPrompts } from './prompts';
import { listResources, readResource } from './resources';
import { getSkill, listSkills } from './skills';
import { callTool, listTools } from './tools';

const SERVER = {
  name: 'grok-prompts',
  title: site.name,
  version: '1.0.0',
  description: site.description,
  websiteUrl: absoluteUrl(paths.home),
};

const INSTRUCTIONS = `${site.description} A prompt is text with blanks in square brackets. Find one with search_prompts, see its blanks with
get_prompt, and fill it in with fill_prompt; then do what its text says, or show it to the person who asked, as they wish.`;

const CACHED = ['server/discover', 'prompts/list', 'tools/list', 'resources/list', 'resources/templates/list', 'resources/read'] as const;

/** Hints on how long clients may cache answers: without a token they change only with a new version of the site; with a token they are private. */
function hintsFor(sender: TokenUser | null) {
  const hint = sender ? { ttlMs: 0, cacheScope: 'private' as const } : { ttlMs: MCP.ttl, cacheScope: 'public' as const };
  return Object.fromEntries(CACHED.map((method) => [method, hint]));
}

const page = z.object({ cursor: z.string().optional() });
const named = z.object({ name: z.string() });
const reference = z.discriminatedUnion('type', [
  named.extend({ type: z.literal('ref/prompt') }),
  z.object({ type: z.literal('ref/resource'), uri: z.string() }),
]);

/** Makes the server for one request. McpServer of the package would take a tenth of a second, because every prompt has to be registered there. */
export function mcpServer(sender: TokenUser | null): Server {
  const user = sender?.user ?? null;
  const server = new Server(SERVER, {
    instructions: INSTRUCTIONS,
    capabilities: { prompts: {}, completions: {}, tools: {}, resources: {}, extensions: { [SKILLS_EXTENSION_ID]: {} } },
    cacheHints: hintsFor(sender),
  });
  handle(server, 'prompts/list', page, ({ cursor }) => listPrompts(cursor, user));
  handle(server, 'prompts/get', named.extend({ arguments: z.record(z.string(), z.string()).optional() }), (given) =>
    getPrompt(given, user),
  );
  handle(server, 'completion/complete', z.object({ ref: reference, argument: named.extend({ value: z.string() }) }), (given) =>
    completeArgument(given, user),
  );
  handle(server, 'tools/list', page, ({ cursor }) => listTools(cursor, sender));
  handle(server, 'tools/call', named.extend({ arguments: z.unknown().optional() }), (given) => callTool(given, sender));
  handle(server, 'resources/list', page, ({ cursor }) => listResources(cursor));
  handle(server, 'resources/templates/list', page, ({ cursor }) => ({ resourceTemplates: listPage<never>([], String, cursor).rows }));
  handle(server, 'resources/read', z.object({ uri: z.string() }), ({ uri }) => readResource(uri));
  handle(server, SKILLS_LIST_METHOD, page, ({ cursor }) => listSkills(cursor));
  handle(server, SKILLS_GET_METHOD, z.object({ uri: z.string() }), ({ uri }) => getSkill(uri));
  return server;
}
