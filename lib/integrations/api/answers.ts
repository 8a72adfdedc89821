import type { z } from 'zod';
import type { CountedCollection } from '../../collections/collection';
import { type CollectionTexts, textsOf } from '../../collections/collection-fields';
import { filePaths } from '../../file-paths';
import type { Guide } from '../../guides/guide';
import { paths } from '../../paths';
import { type Person, type Profile, publicName, xUrl } from '../../profiles/profile';
import { lineFieldsOf } from '../../profiles/profile-fields';
import type { Category, Prompt } from '../../prompts/prompt';
import type { Blank, PromptDocument, PromptHead } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { absoluteUrl, site } from '../../site';
import { plainMarkdown } from '../markdown/guide';
import type * as schemas from './schemas';

type Answer<Name extends Exclude<keyof typeof schemas, 'components'>> = z.infer<(typeof schemas)[Name]>;

const addresses = (path: string) => ({ url: absoluteUrl(path), markdown: absoluteUrl(filePaths.markdown(path)) });

export function authorAnswer(person: Person) {
  return { username: person.username, name: publicName(person), url: absoluteUrl(paths.profile(person.username)) };
}

export function promptSummary({ ref, author, updatedAt: _, ...head }: PromptHead): Answer<'promptSummary'> {
  return {
    type: ref.kind === 'library' ? 'library' : 'public',
    id: ref.id,
    ...head,
    author: author && authorAnswer(author),
    url: absoluteUrl(promptPath(ref)),
  };
}

export function promptAnswer({ tags, text, blanks, ...head }: PromptDocument): Answer<'prompt'> {
  return {
    ...promptSummary(head),
    tags: [...tags],
    text,
    blanks: blanks.map(blankAnswer),
    license: { text: site.license, url: absoluteUrl(paths.terms) },
    updatedAt: head.updatedAt,
    markdown: absoluteUrl(filePaths.markdown(promptPath(head.ref))),
  };
}

export function blankAnswer({ choices, example, ...blank }: Blank) {
  return { ...blank, choices: [...choices], example: example || null };
}

export function categoryAnswer({ slug, name, description, topics }: Category, prompts: readonly Prompt[]): Answer<'category'> {
  const counts = Map.groupBy(prompts, ({ topic }) => topic);
  return {
    slug,
    name,
    description,
    topics: topics.map((topic) => ({ ...topic, prompts: counts.get(topic.slug)?.length ?? 0 })),
    prompts: prompts.length,
    ...addresses(paths.category(slug)),
  };
}

export function guideSummary({ slug, title, frontMatter }: Guide): Answer<'guideSummary'> | null {
  if (!frontMatter) return null;
  const { description, categories, updated } = frontMatter;
  return { slug, title, description, categories, updatedAt: updated, ...addresses(paths.guide(slug)) };
}

export function guideAnswer(guide: Guide, findPrompt: (slug: string) => Prompt | null): Answer<'guide'> | null {
  const summary = guideSummary(guide);
  return summary && guide.body !== null ? { ...summary, text: plainMarkdown(guide.body, findPrompt) } : null;
}

type ListedCollection = CollectionTexts & Pick<CountedCollection, 'slug' | 'updatedAt'>;

export function collectionSummary(owner: Person, { slug, updatedAt, ...collection }: ListedCollection, total: number) {
  return { slug, ...textsOf(collection), updatedAt, total, ...addresses(paths.publicCollection(owner.username, slug)) };
}

export function profileAnswer(profile: Profile, total: number, collections: readonly CountedCollection[]): Answer<'profile'> {
  const { username, xHandle } = profile;
  return {
    username,
    name: publicName(profile),
    ...lineFieldsOf(profile),
    x: xHandle ? xUrl(xHandle) : null,
    total,
    collections: collections.map((collection) => collectionSummary(profile, collection, collection.prompts)),
    ...addresses(paths.profile(username)),
  };
}
