import 'server-only';
import { documentOf, findCategory, findLibraryPrompt, library, promptsIn } from '../prompts/library';
import type { Prompt } from '../prompts/prompt';
import { site } from '../site';
import { slugOf } from '../text/slug';
import type { PagePrompts } from './page-prompts';

/** The prompt of a slug, or null. */
export function libraryPrompt(slug: string): PagePrompts | null {
  const prompt = findLibraryPrompt(slug);
  return prompt && named(slug, [prompt]);
}

/** The prompts of a category, or null. */
export function categoryPrompts(slug: string): PagePrompts | null {
  const category = findCategory(slug);
  return category && named(slug, promptsIn(category));
}

/** The whole library. */
export function allPrompts(): PagePrompts {
  return named(slugOf(site.name), library().prompts);
}

function named(name: string, prompts: readonly Prompt[]): PagePrompts {
  return { name, prompts: prompts.map(documentOf) };
}
