import { createTwoFilesPatch } from 'diff';
import { variablesOf } from '../prompts/template.ts';

/** A suggestion for a prompt of the library that was taken: the text it should have, and whom to thank. */
export type TakenChange = { id: string; slug: string; content: string | null; base: string; username: string };

type LibraryPrompt = { slug: string; promptText: string; variables: string[]; thanks?: string[] };

/**
 * A patch of the library's file with the texts that were taken, and the names of those who suggested them. What is in the file already is left
 * out; `apart` are changes of a text that has changed since. `hash` is what `base` was made with.
 */
export function libraryPatch(file: string, path: string, taken: readonly TakenChange[], hash: (text: string) => string) {
  const prompts = JSON.parse(file) as LibraryPrompt[];
  const apart: TakenChange[] = [];
  for (const change of taken) {
    const prompt = prompts.find(({ slug }) => slug === change.slug);
    if (change.content === null || prompt?.promptText === change.content) continue;
    if (!prompt || hash(prompt.promptText) !== change.base) {
      apart.push(change);
      continue;
    }
    prompt.promptText = change.content;
    prompt.variables = variablesOf(change.content).map(({ name }) => name);
    prompt.thanks = [...new Set([...(prompt.thanks ?? []), change.username])];
  }
  const now = `${JSON.stringify(prompts, null, 2)}\n`;
  return { patch: now === file ? '' : createTwoFilesPatch(`a/${path}`, `b/${path}`, file, now), apart };
}
