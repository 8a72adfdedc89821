import 'server-only';
import type { Account } from '../auth/account';
import { cacheTags } from '../cache-tags';
import { env } from '../env';
import { COUNTS } from '../limits';
import { dataOf } from '../supabase/connection';
import { cachedClient, publicClient, sessionClient } from '../supabase/server';
import { formatCursor } from './cursor';
import type { SharedFilter } from './shared-filter';
import { isUserPromptId, type SharedPrompt, type SharedPromptPreview, type UserPrompt } from './user-prompt';

const OWN = 'id, title, content, category, is_public, created_at, updated_at';
const SHARED =
  'id, title, content, category, created_at, updated_at, author:user_profiles!user_prompts_author_fkey(username, display_name, x_handle)';

/** The prompts of somebody, newest first. */
export async function ownPrompts(user: Account): Promise<UserPrompt[]> {
  const client = await sessionClient();
  const rows = dataOf(
    await client
      .from('user_prompts')
      .select(OWN)
      .eq('user_id', user.id)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
  return rows.map(ownPrompt);
}

/** How many prompts somebody has. */
export async function countOwnPrompts(user: Account): Promise<number> {
  const client = await sessionClient();
  const answer = await client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', user.id);
  dataOf(answer);
  return answer.count ?? 0;
}

/** The ids of what somebody has published. */
export async function publicPromptIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  return dataOf(await client.from('user_prompts').select('id').eq('user_id', user.id).eq('is_public', true)).map(({ id }) => id);
}

/** One of somebody's own prompts; null when it is not theirs. */
export async function findOwnPrompt(user: Account, id: string): Promise<UserPrompt | null> {
  if (!isUserPromptId(id)) return null;
  const client = await sessionClient();
  const row = dataOf(await client.from('user_prompts').select(OWN).eq('user_id', user.id).eq('id', id).maybeSingle());
  return row && ownPrompt(row);
}

/** A public prompt for a page that is kept; null when it is private, deleted or never was. */
export async function findSharedPrompt(id: string): Promise<SharedPrompt | null> {
  return env.backend && isUserPromptId(id) ? selectShared(cachedClient(cacheTags.prompt(id)), id) : null;
}

/** A public prompt as it is at this moment, for answers that nobody keeps. */
export async function readSharedPrompt(id: string): Promise<SharedPrompt | null> {
  return env.backend && isUserPromptId(id) ? selectShared(publicClient(), id) : null;
}

async function selectShared(client: ReturnType<typeof publicClient>, id: string): Promise<SharedPrompt | null> {
  const row = dataOf(await client.from('user_prompts').select(SHARED).eq('id', id).eq('is_public', true).maybeSingle());
  return row && sharedPrompt(row);
}

/** Ids in one question: more would not fit in an address. */
const IDS_AT_ONCE = 100;

/** Those of `ids` that are public now. */
export async function sharedPromptsAmong(ids: string[]): Promise<SharedPrompt[]> {
  const client = await sessionClient();
  const groups = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );
  const answers = await Promise.all(
    groups.map((group) => client.from('user_prompts').select(SHARED).in('id', group).eq('is_public', true)),
  );
  return answers.flatMap((answer) => dataOf(answer).map(sharedPrompt));
}

/** The public prompts of one person, newest first, as many as a page lists; `total` counts them all. */
export async function sharedPromptsOf(userId: string): Promise<{ prompts: SharedPrompt[]; total: number }> {
  const answer = await cachedClient(cacheTags.profile(userId))
    .from('user_prompts')
    .select(SHARED, { count: 'exact' })
    .eq('user_id', userId)
    .eq('is_public', true)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(COUNTS.profilePrompts);
  const prompts = dataOf(answer).map(sharedPrompt);
  return { prompts, total: Math.max(answer.count ?? 0, prompts.length) };
}

/** A public prompt as the sitemap names it. */
export type SharedAddress = { id: string; updatedAt: string; author: { username: string; updatedAt: string } };

/** The newest public prompts, for search engines. */
export async function newestSharedPrompts(count: number): Promise<SharedAddress[]> {
  const rows = dataOf(
    await cachedClient(cacheTags.community)
      .from('user_prompts')
      .select('id, updated_at, author:user_profiles!user_prompts_author_fkey(username, updated_at)')
      .eq('is_public', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(count),
  );
  return rows.map(({ id, updated_at, author }) => ({
    id,
    updatedAt: updated_at,
    author: { username: author.username, updatedAt: author.updated_at },
  }));
}

/** One page of the list of community prompts, and the cursor of the next one. */
export type SharedPage = { prompts: SharedPromptPreview[]; next: string | null };

/** One page of public prompts: every word of `q` starts some word in it; those with all words in the title first, newest first. */
export async function searchSharedPrompts({ q, category, after }: SharedFilter, size: number = COUNTS.page): Promise<SharedPage> {
  const rows = dataOf(
    await cachedClient(cacheTags.community).rpc('search_public_prompts', {
      query: q ?? '',
      page_size: size + 1,
      ...(category && { in_category: category }),
      ...(after && { after_rank: after.rank, after_created_at: after.createdAt, after_id: after.id }),
    }),
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    prompts: shown.map((row) => ({
      id: row.id,
      title: row.title,
      preview: row.preview,
      category: row.category,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      author: { username: row.username, displayName: row.display_name, xHandle: row.x_handle },
    })),
    next: rows.length > size && last ? formatCursor({ rank: last.rank, createdAt: last.created_at, id: last.id }) : null,
  };
}

/** How many public prompts there are in all and per category, the categories sorted by name. */
export async function countSharedPrompts(): Promise<{ total: number; categories: { name: string; count: number }[] }> {
  const rows = dataOf(await cachedClient(cacheTags.community).from('public_prompt_counts').select('category, prompts'));
  return {
    total: rows.find(({ category }) => category === '')?.prompts ?? 0,
    categories: rows
      .filter(({ category, prompts }) => category !== '' && prompts > 0)
      .map(({ category, prompts }) => ({ name: category, count: prompts }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}

type OwnRow = {
  id: string;
  title: string;
  content: string;
  category: string | null;
  is_public: boolean;
  created_at: string;
  updated_at: string;
};
type SharedRow = Omit<OwnRow, 'is_public'> & { author: { username: string; display_name: string | null; x_handle: string | null } };

function ownPrompt({ id, title, content, category, is_public, created_at, updated_at }: OwnRow): UserPrompt {
  return { id, title, content, category, isPublic: is_public, createdAt: created_at, updatedAt: updated_at };
}

function sharedPrompt({ id, title, content, category, created_at, updated_at, author }: SharedRow): SharedPrompt {
  return {
    id,
    title,
    content,
    category,
    createdAt: created_at,
    updatedAt: updated_at,
    author: { username: author.username, displayName: author.display_name, xHandle: author.x_handle },
  };
}
