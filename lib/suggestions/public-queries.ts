import 'server-only';
import { SUGGESTIONS } from '../account-limits';
import { findWholePrompt, type PublicViewer } from '../my-prompts/find-prompts';
import { cacheTags } from '../server/cache/cache-tags';
import { dataOf } from '../supabase/connection';
import { anonymousClientFor, cachedClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { type PromptThanks, PUBLIC_SUGGESTION_SELECT, type PublicSuggestion } from './suggestion';

/** Counts the suggestions of a public prompt for a cached page, which gets the cache tag of the prompt. */
export async function promptThanks(promptId: string): Promise<PromptThanks> {
  const client = cachedClient(cacheTags.prompt(promptId));
  return dataOf(await client.rpc('prompt_suggestions', { prompt: promptId }).single());
}

/**
 * A public prompt with the suggestions that everybody may read: the last taken ones, and the open ones if its author shows them. Null if the prompt
 * is deleted or private.
 */
export async function findPromptWithSuggestions(promptId: string, viewer: PublicViewer = 'cached-page') {
  const prompt = isUuid(promptId) ? await findWholePrompt(promptId, viewer) : null;
  if (!prompt) return null;
  const client = anonymousClientFor(viewer, cacheTags.prompt(promptId));
  const read = async (state: string, column: string, limit: number): Promise<PublicSuggestion[]> => {
    const rows = client.from('suggestions').select(PUBLIC_SUGGESTION_SELECT).eq('user_prompt_id', promptId).eq('state', state);
    const latest = rows.order(column, { ascending: false }).limit(limit);
    const answers = { referencedTable: 'answers' };
    return dataOf(await latest.order('created_at', answers).limit(SUGGESTIONS.answers, answers));
  };
  const [taken, open] = await Promise.all([
    read('taken', 'decided_at', SUGGESTIONS.taken),
    prompt.suggestions === 'open' ? read('open', 'created_at', SUGGESTIONS.open) : [],
  ]);
  return { prompt, taken, open };
}
