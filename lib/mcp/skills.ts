import 'server-only';
import { type Skill, skillEntry } from '@modelcontextprotocol/server/ext/skills';
import { pageAfter } from '../api/keyset';
import { MCP } from '../limits';
import { documentOf, findLibraryDocument, library } from '../prompts/library';
import type { PromptDocument } from '../prompts/prompt-document';
import { skillMarkdown, skillName } from '../skills/skill';
import { invalidParams } from './errors';

/** Skills are those of the library, which never changes while the site runs. */
const CACHE = { ttlMs: MCP.ttl, cacheScope: 'public' as const };

const URI = /^skill:\/\/([a-z0-9-]+)\/SKILL\.md$/;

let entries: Promise<Skill[]> | undefined;

/** A page of the skills of the library. A cursor is the URI of the last one of the page before. */
export async function listSkills(cursor: string | undefined) {
  entries ??= Promise.all(library().prompts.map((prompt) => entryOf(documentOf(prompt))));
  const page = pageAfter(await entries, ({ uri }) => uri, { after: cursor, limit: MCP.page });
  if (!page) throw invalidParams('The cursor must be taken from nextCursor of the page before');
  return { ...CACHE, skills: page.rows, ...(page.next !== null && { nextCursor: page.next }) };
}

/** One skill, with the digest of its file. */
export async function getSkill(uri: string) {
  const prompt = promptOf(uri);
  if (!prompt) throw invalidParams('There is no skill of this URI');
  return { ...CACHE, skill: await entryOf(prompt) };
}

/** The text of SKILL.md by its URI; null where there is none. */
export function skillAt(uri: string): string | null {
  const prompt = promptOf(uri);
  return prompt && skillMarkdown(prompt, 'portable');
}

function promptOf(uri: string): PromptDocument | null {
  const name = URI.exec(uri)?.[1];
  return name === undefined ? null : findLibraryDocument(name);
}

function entryOf(prompt: PromptDocument): Promise<Skill> {
  return skillEntry(skillName(prompt), { 'SKILL.md': skillMarkdown(prompt, 'portable') });
}
