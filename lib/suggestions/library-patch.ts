import { createTwoFilesPatch } from 'diff';
import { variablesOf } from '../prompts/template.ts';

/**
 * A taken suggestion for a library prompt. `content`: the new text; null if only a note was sent. `base`: hash of the text from which it was made.
 * `username`: name of its suggester, who is thanked.
 */
export type TakenChange = { id: string; slug: string; content: string | null; base: string; username: string };

type LibraryPrompt = { slug: string; promptText: string; variables: string[]; thanks?: string[] };

/**
 * Creates a patch of the library's file with the taken texts that it has not yet, and the names of those who suggested them. `hash`: the function
 * that made `base`. `conflicts`: suggestions whose prompt is gone, or has another text than `base` by now. A suggestion whose suggester the prompt
 * thanks already is no conflict: it was exported before, and the text has changed since.
 */
export function libraryPatch(file: string, path: string, taken: readonly TakenChange[], hash: (text: string) => string) {
  const prompts = JSON.parse(file) as LibraryPrompt[];
  const thankedBefore = new Map(prompts.map(({ slug, thanks }) => [slug, thanks]));
  const conflicts: TakenChange[] = [];
  for (const change of taken) {
    const prompt = prompts.find(({ slug }) => slug === change.slug);
    if (change.content === null || prompt?.promptText === change.content) continue;
    if (!prompt || hash(prompt.promptText) !== change.base) {
      if (!thankedBefore.get(change.slug)?.includes(change.username)) conflicts.push(change);
      continue;
    }
    prompt.promptText = change.content;
    prompt.variables = variablesOf(change.content).map(({ name }) => name);
    prompt.thanks = [...new Set([...(prompt.thanks ?? []), change.username])];
  }
  const now = `${JSON.stringify(prompts, null, 2)}\n`;
  return { patch: now === file ? '' : createTwoFilesPatch(`a/${path}`, `b/${path}`, file, now), conflicts };
}
