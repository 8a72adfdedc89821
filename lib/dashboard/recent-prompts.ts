import 'server-only';
import { categoryOf, findLibraryPrompt } from '../prompts/library';
import { dataOf } from '../supabase/connection';
import type { Database } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { libraryLine, ownLine, publicLine, type StartRow } from './lines';

/** The user's own, saved and pinned prompts, the last used first: `count` of them, and all pinned ones. */
export async function recentPrompts(count: number): Promise<StartRow[]> {
  const client = await sessionClient();
  const rows = dataOf(await client.rpc('recent_prompts', { at_most: count }));
  return rows.flatMap((row) => {
    const line = lineOf(row);
    return line ? { ...line, pinnedAt: row.pinned_at } : [];
  });
}

type Row = Database['public']['Functions']['recent_prompts']['Returns'][number];

function lineOf({
  prompt_id: id,
  used_at: usedAt,
  pinned_at,
  is_own,
  is_public,
  title,
  category,
  updated_at,
  variable_count,
  ...author
}: Row) {
  const facts = { usedAt, isPinned: pinned_at !== null };
  const prompt = findLibraryPrompt(id);
  if (prompt) return libraryLine(prompt, { category: categoryOf(prompt).name, ...facts });
  const { username, display_name: displayName } = author;
  if (title === null || username === null) return null;
  if (!is_own) return publicLine({ id, title, category, author: { username, displayName } }, facts);
  const own = { updatedAt: updated_at ?? '', hasBlanks: (variable_count ?? 0) > 0 };
  return ownLine({ id, title, category }, own, { isPrivate: !is_public, ...facts });
}
