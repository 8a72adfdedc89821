import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../env';
import { SERVER_COUNTS } from '../limits';
import { isInTitle } from '../lists/title-words';
import { ContentError, parseEntry, requireUnique } from '../server/content/content-error';
import { recordOf } from '../text/record';
import type { FillablePrompt, PromptDetails } from './fillable-prompt';
import { type Category, categorySchema, type Prompt, promptSchema } from './prompt';
import { libraryDocument, type PromptDocument } from './prompt-document';
import { libraryFacts, libraryItem } from './prompt-list-item';
import { relatedPrompts } from './related';
import { searchSuggestionOf } from './search-suggestions';

export type Library = {
  prompts: readonly Prompt[];
  categories: readonly Category[];
  bySlug: ReadonlyMap<string, Prompt>;
  byCategory: ReadonlyMap<string, readonly Prompt[]>;
};

/** Reads the library from a folder. Throws a ContentError that names the first fault. */
export function loadLibrary(folder: string): Library {
  const categories = readEntries(folder, 'categories.json', categorySchema);
  const prompts = readEntries(folder, 'prompts.json', promptSchema);
  for (const field of ['id', 'slug'] as const) {
    requireUnique(categories, field, 'categories.json');
    requireUnique(prompts, field, 'prompts.json');
  }
  for (const prompt of prompts) requireCategory(prompt, categories);
  const byCategory = Map.groupBy(prompts, ({ categoryId }) => categoryId);
  return { prompts, categories, byCategory, bySlug: new Map(prompts.map((prompt) => [prompt.slug, prompt])) };
}

/** Throws a ContentError if the category of a prompt does not exist, lacks its topic, or has topics of which it has none. */
function requireCategory({ slug, categoryId, topic }: Prompt, categories: readonly Category[]): void {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new ContentError(`prompts.json, ${slug}:\n  categoryId: there is no category "${categoryId}"`);
  const { topics } = category;
  if (topic === undefined ? topics.length > 0 : !topics.some((known) => known.slug === topic))
    throw new ContentError(
      `prompts.json, ${slug}:\n  topic: must be one of ${categoryId}: ${topics.map((known) => known.slug).join(', ')}`,
    );
}

function readEntries<T extends z.ZodType>(folder: string, file: string, schema: T): z.infer<T>[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (cause) {
    throw new ContentError(`${file}: cannot be read as JSON`, { cause });
  }
  const entries = parseEntry(z.array(z.unknown()), json, file, 'the file');
  return entries.map((entry, index) => {
    const { slug } = recordOf(entry);
    return parseEntry(schema, entry, file, `entry ${index + 1}${typeof slug === 'string' ? ` (${slug})` : ''}`);
  });
}

let loaded: Library | undefined;

export function library(): Library {
  loaded ??= loadLibrary(env.libraryFolder);
  return loaded;
}

export function findLibraryPrompt(slug: string): Prompt | null {
  return library().bySlug.get(slug) ?? null;
}

export function findCategory(slug: string): Category | null {
  return library().categories.find((category) => category.slug === slug) ?? null;
}

export function findCategoryNamed(name: string): Category | null {
  const wanted = name.toLowerCase();
  return library().categories.find((category) => category.name.toLowerCase() === wanted) ?? null;
}

export function categoryOf(prompt: Prompt): Category {
  const category = library().categories.find(({ id }) => id === prompt.categoryId);
  if (!category) throw new ContentError(`${prompt.slug}: no category ${prompt.categoryId}`);
  return category;
}

export function categoriesNamed(q: string): Category[] {
  return library().categories.filter(({ name }) => isInTitle(q, name));
}

export function promptsIn(category: Category): readonly Prompt[] {
  return library().byCategory.get(category.id) ?? [];
}

export function featuredPrompts(): Prompt[] {
  return library()
    .prompts.filter(({ featured }) => featured)
    .sort((a, b) => (a.featuredOrder ?? 0) - (b.featuredOrder ?? 0));
}

/** Prompts whose pages the build renders: the first ones, or all with BUILD_PAGES=all. Others are rendered on request (lib/server/page-cache.mjs). */
export function builtPrompts(): readonly Prompt[] {
  return process.env.BUILD_PAGES === 'all' ? library().prompts : library().prompts.slice(0, SERVER_COUNTS.builtPrompts);
}

/** The first prompts that are not featured. `more`: true if there are others. */
export function popularPrompts(): { prompts: Prompt[]; more: boolean } {
  const rest = library().prompts.filter(({ featured }) => !featured);
  return { prompts: rest.slice(0, SERVER_COUNTS.popular), more: rest.length > SERVER_COUNTS.popular };
}

const files = new Map<string, Uint8Array>();

export function libraryFile(name: 'prompts.json' | 'categories.json'): Uint8Array {
  const bytes = files.get(name) ?? readFileSync(join(env.libraryFolder, name));
  files.set(name, bytes);
  return bytes;
}

let titles: string | undefined;

/** Titles and keywords of all prompts, as JSON for suggestions in the search field. */
export function titlesFile(): string {
  titles ??= JSON.stringify(library().prompts.map(searchSuggestionOf));
  return titles;
}

export function fillableLibraryPrompt(prompt: Prompt): FillablePrompt {
  const { id, slug, title, promptText, material } = prompt;
  const category = categoryOf(prompt);
  return {
    ref: { kind: 'library', id: slug },
    storageId: id,
    title,
    promptText,
    material,
    category: { slug: category.slug, name: category.name },
  };
}

export function documentOf(prompt: Prompt): PromptDocument {
  return libraryDocument(prompt, categoryOf(prompt));
}

export function findLibraryDocument(slug: string): PromptDocument | null {
  const prompt = findLibraryPrompt(slug);
  return prompt && documentOf(prompt);
}

export function libraryDetails(prompt: Prompt): PromptDetails {
  return {
    ...detailsWithoutRelated(prompt),
    related: relatedPrompts(prompt, promptsIn(categoryOf(prompt))).map((other) => libraryItem(other)),
  };
}

function detailsWithoutRelated(prompt: Prompt): PromptDetails {
  const { description, createdAt, thanks, helpNow, previewImage, ratingWorked, ratingNeedsTweak } = prompt;
  return {
    ...fillableLibraryPrompt(prompt),
    description,
    createdAt,
    thanks,
    helpNow,
    previewImage,
    ratingWorked,
    ratingNeedsTweak,
    facts: libraryFacts(prompt),
    related: [],
  };
}

let offline: string | undefined;

/** The first prompts, as JSON of OfflinePrompt that browsers store for when they are offline. */
export function offlineLibraryFile(): string {
  const first = library().prompts.slice(0, SERVER_COUNTS.offlinePrompts);
  offline ??= JSON.stringify(first.map((prompt) => ({ ...detailsWithoutRelated(prompt), keywords: prompt.keywords.join(' ') })));
  return offline;
}
