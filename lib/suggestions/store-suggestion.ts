import 'server-only';
import type { z } from 'zod';
import type { Account } from '../account/account';
import { type ActionResult, done, looksPrivate, refused } from '../forms/form-state';
import { promptsChanged } from '../my-prompts/change-prompts';
import { privateTextAdded } from '../my-prompts/private-text';
import { isStoredContent } from '../my-prompts/prompt-form';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { refreshPage } from '../server/cache/refresh-page';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { isUuid } from '../text/uuid';
import { findSuggestible, findSuggestion, promptOf } from './queries';
import type { suggestSchema, takeSchema } from './suggestion-forms';
import { textHash } from './text-hash';

type Suggested = Omit<z.infer<typeof suggestSchema>, 'base'> & { base?: string };

/**
 * Stores a suggestion and returns its id; null if the prompt is deleted or private. `base`: hash of the text from which `content` was made, by
 * default the current text.
 */
export async function suggestChange(user: Account, { prompt, note, content, base: given }: Suggested): Promise<string | null> {
  const found = await findSuggestible(prompt, user);
  if (!found) return null;
  const base = given ?? textHash(found.text);
  const client = await sessionClient();
  // The text is stored only if it differs from the one from which it was made, and from the current one: else the suggestion is its note alone.
  const isChanged = content !== null && textHash(content) !== base && !isStoredContent(content, found.text);
  const asked = { prompt, note, base, ...(isChanged && { content }), ...(found.isLibrary && { title: found.title }) };
  const id = dataOf(await client.rpc('suggest_change', asked));
  suggestionsChanged(prompt);
  return id;
}

type Taken = Omit<z.infer<typeof takeSchema>, 'content'> & { content?: string | null | undefined };

/** Takes a suggestion. `content`: the text that its prompt gets, by default the suggested one. Private-looking text that is new needs `sure`. */
export async function takeSuggestion(user: Account, { id, content: given, seen, sure }: Taken): Promise<ActionResult<never>> {
  const suggestion = await findSuggestion(id);
  if (!suggestion) return refused('not-saved');
  const content = given === undefined ? suggestion.content : given;
  const prompt = await promptOf(suggestion, user);
  if (!prompt) return refused('not-saved');
  const added = sure || content === null ? [] : await privateTextAdded(content, async () => prompt.text);
  if (added.length > 0) return looksPrivate(added);
  const client = await sessionClient();
  // A user's prompt gets no text that differs only in the white space around it, which forms trim.
  const isChanged = content !== null && (suggestion.authorId === null || !isStoredContent(content, prompt.text));
  const taken = dataOf(await client.rpc('take_suggestion', { suggestion: id, ...(isChanged && { content }), ...(seen && { seen }) }));
  promptsChanged(user, taken === null ? [] : [taken]);
  return done();
}

export async function declineSuggestion(id: string, answer: string | null): Promise<void> {
  const [client, suggestion] = await Promise.all([sessionClient(), findSuggestion(id)]);
  dataOf(await client.rpc('decline_suggestion', { suggestion: id, ...(answer !== null && { answer }) }));
  suggestionsChanged(suggestion?.promptId);
}

export async function answerSuggestion(id: string, text: string): Promise<void> {
  const [client, suggestion] = await Promise.all([sessionClient(), findSuggestion(id)]);
  dataOf(await client.rpc('answer_suggestion', { suggestion: id, said: text }));
  suggestionsChanged(suggestion?.promptId);
}

/** Deletes a suggestion of the user. False if there is none, or it was decided already. */
export async function withdrawSuggestion(id: string): Promise<boolean> {
  const client = await sessionClient();
  const [deleted] = dataOf(await client.from('suggestions').delete().eq('id', id).select('prompt_id'));
  suggestionsChanged(deleted?.prompt_id);
  return deleted !== undefined;
}

function suggestionsChanged(promptId: string | undefined): void {
  if (promptId && isUuid(promptId)) invalidate([cacheTags.prompt(promptId)]);
  refreshPage();
}
