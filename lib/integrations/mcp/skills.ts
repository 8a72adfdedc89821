import 'server-only';
import { type Skill, skillEntry } from '@modelcontextprotocol/server/ext/skills';
import { MCP } from '../../limits';
import { documentOf, findLibraryDocument, library } from '../../prompts/library';
import type { PromptDocument } from '../../prompts/prompt-document';
import { skillMarkdown, skillName } from '../skills/skill';
import { invalidParams, listPage } from './handle';

/** Hints for clients that cache answers. The library never changes while the site runs. */
const CACHE_HINTS = { ttlMs: MCP.ttl, cacheScope: 'public' as const };

const URI = /^skill:\/\/([a-z0-9-]+)\/SKILL\.md$/;

let entries: Promise<Skill[]> | undefined;

export async function listSkills(cursor: string | undefined) {
  entries ??= Promise.all(library().prompts.map((prompt) => entryOf(documentOf(prompt))));
  const { rows, following } = listPage(await entries, ({ uri }) => uri, cursor);
  return { ...CACHE_HINTS, skills: rows, ...following };
}

export async function getSkill(uri: string) {
  const prompt = promptOf(uri);
  if (!prompt) throw invalidParams('There is no skill with this URI');
  return { ...CACHE_HINTS, skill: await entryOf(prompt) };
}

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
