import 'server-only';
import { cache } from 'react';
import type { Account } from '../account/account';
import { env } from '../env';
import { chunksOf } from '../lists/paging';
import type { FillablePrompt } from '../prompts/fillable-prompt';
import { categoryOf, fillableLibraryPrompt, findLibraryDocument, findLibraryPrompt } from '../prompts/library';
import type { PromptDocument } from '../prompts/prompt-document';
import { cacheTags } from '../server/cache/cache-tags';
import { dataOf } from '../supabase/connection';
import { anonymousClientFor, sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { editablePrompt, type FoundPrompt, fillableUserPrompt, PROMPT_SELECT, type UserPrompt, withTidyPreview } from './user-prompt';
import { ownDocument, publicDocument } from './user-prompt-document';

/** A viewer who sees only library prompts and public ones. Answers for a `cached-page` are cached with the tags of the public prompts. */
export type PublicViewer = 'everybody' | 'cached-page';
/** Who sees the found prompts: an account also sees its own private ones. */
export type Viewer = Account | PublicViewer;

/** Finds prompts in the order of the ids; null for one that is deleted, or that the viewer may not see. */
export async function findPrompts(ids: readonly string[], viewer: Viewer): Promise<(FoundPrompt | null)[]> {
  const rows = await readRows(ids, viewer, PROMPT_SELECT.preview);
  const byId = new Map(rows.map((row) => [row.id, withTidyPreview(row)]));
  return ids.map((id): FoundPrompt | null => {
    const library = findLibraryPrompt(id);
    if (library) return { kind: 'library', id, prompt: library };
    const prompt = byId.get(id);
    return prompt ? { kind: isOwner(viewer, prompt) ? 'own' : 'public', id, prompt } : null;
  });
}

export const findPrompt = cache(async (id: string, viewer: Viewer): Promise<FoundPrompt | null> => {
  const [found = null] = await findPrompts([id], viewer);
  return found;
});

/** Templates of prompts by id, without those that are deleted, or that the viewer may not see. */
export async function findTexts(ids: readonly string[], viewer: Viewer): Promise<Map<string, string>> {
  const rows = await readRows(ids, viewer, 'id, content');
  const texts = new Map(rows.map(({ id, content }) => [id, content]));
  for (const id of ids) {
    const library = findLibraryPrompt(id);
    if (library) texts.set(id, library.promptText);
  }
  return texts;
}

export async function findFillable(id: string, viewer: Viewer): Promise<FillablePrompt | null> {
  const library = findLibraryPrompt(id);
  if (library) return fillableLibraryPrompt(library);
  const prompt = await findWholePrompt(id, viewer);
  return prompt && (isOwner(viewer, prompt) ? editablePrompt(prompt) : fillableUserPrompt(prompt));
}

export async function findFieldsToCopy(id: string, viewer: Viewer) {
  const library = findLibraryPrompt(id);
  if (library) return { title: library.title, category: categoryOf(library).name, content: library.promptText };
  const [fields = null] = await readRows([id], viewer, PROMPT_SELECT.copied);
  return fields;
}

export async function findWholePrompt(id: string, viewer: Viewer): Promise<UserPrompt | null> {
  const [prompt = null] = await readRows([id], viewer, PROMPT_SELECT.whole);
  return prompt;
}

export const findPublicPrompt = cache((id: string) => findWholePrompt(id, 'cached-page'));

/** Maximum number of prompts whose texts are read at once. */
export const TEXTS_AT_ONCE = 20;

/** Prompts as documents in the order of the ids, up to `length` characters of text. `all` is false if prompts beyond them were left out. */
export async function findDocuments(
  ids: readonly string[],
  viewer: Viewer,
  length: number,
): Promise<{ documents: PromptDocument[]; all: boolean }> {
  const documents: PromptDocument[] = [];
  let left = length;
  for (const some of chunksOf(ids, TEXTS_AT_ONCE)) {
    const rows = await readRows(some, viewer, PROMPT_SELECT.whole);
    const byId = new Map(rows.map((prompt) => [prompt.id, isOwner(viewer, prompt) ? ownDocument(prompt) : publicDocument(prompt)]));
    for (const id of some) {
      const document = findLibraryDocument(id) ?? byId.get(id);
      left -= document?.text.length ?? 0;
      if (left < 0) return { documents, all: false };
      if (document) documents.push(document);
    }
  }
  return { documents, all: true };
}

function isOwner(viewer: Viewer, { ownerId }: Pick<UserPrompt, 'ownerId'>): boolean {
  return typeof viewer === 'object' && viewer.id === ownerId;
}

/** Maximum number of prompts that one query reads: the ids are part of the URL, and Next takes at most 128 tags for one answer. */
const IDS_AT_ONCE = 100;

async function readRows<const Columns extends string>(ids: readonly string[], viewer: Viewer, columns: Columns) {
  if (!env.backend) return [];
  const rows = chunksOf(ids.filter(isUuid), IDS_AT_ONCE).map(async (some) => {
    const client = typeof viewer === 'string' ? anonymousClientFor(viewer, ...some.map(cacheTags.prompt)) : await sessionClient();
    return dataOf(await client.from('user_prompts').select(columns).in('id', some));
  });
  return (await Promise.all(rows)).flat();
}
