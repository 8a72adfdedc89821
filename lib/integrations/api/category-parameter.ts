import 'server-only';
import { findCategory, findCategoryNamed } from '../../prompts/library';
import type { Category } from '../../prompts/prompt';
import { publicPromptCategories } from '../../public-prompts/queries';
import { invalid } from './problem';

export function parseCategory(slug: string | undefined): Category | null {
  if (slug === undefined) return null;
  const category = findCategory(slug);
  if (!category) throw invalid({ name: 'category', in: 'query', detail: 'must be the slug of a category' });
  return category;
}

export function parseTopic(slug: string | undefined, category: Category | null): string | undefined {
  if (slug === undefined) return undefined;
  if (!category) throw invalid({ name: 'topic', in: 'query', detail: 'needs its category' });
  if (!category.topics.some((topic) => topic.slug === slug))
    throw invalid({ name: 'topic', in: 'query', detail: `must be the slug of a topic of ${category.slug}` });
  return slug;
}

/** The name of a category as public prompts have it, for the slug of a library category or a name in any case; an unknown name stays as it is. */
export async function publicCategoryName(given: string): Promise<string> {
  const wanted = given.toLowerCase();
  const ofLibrary = findCategory(wanted) ?? findCategoryNamed(given);
  if (ofLibrary) return ofLibrary.name;
  const used = await publicPromptCategories();
  return used.find((name) => name === given) ?? used.find((name) => name.toLowerCase() === wanted) ?? given;
}
