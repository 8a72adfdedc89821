import type { PersonLeaf } from 'schema-dts';
import { collectionName } from '../../collections/collection-fields';
import type { PublicCollectionPage } from '../../collections/public-queries';
import type { Source } from '../../my-prompts/source';
import type { Author, UserPrompt, UserPromptPreview } from '../../my-prompts/user-prompt';
import { paths } from '../../paths';
import { type Profile, publicName, xUrl } from '../../profiles/profile';
import { promptSnippet } from '../../prompts/prompt';
import { promptPath } from '../../prompts/prompt-ref';
import { fillTemplate } from '../../prompts/template';
import { absoluteUrl, site } from '../../site';
import { plural } from '../../text/plural';
import { collectionPage, type JsonLdData } from './json-ld';

const context = 'https://schema.org';

function person(author: Author): PersonLeaf {
  return {
    '@type': 'Person',
    name: publicName(author),
    alternateName: author.username,
    url: absoluteUrl(paths.profile(author.username)),
    ...(author.xHandle && { sameAs: xUrl(author.xHandle) }),
  };
}

/** Structured data of a user's public prompt. The language is unknown; a source is named only while it is public. */
export function publicPromptWork(prompt: UserPrompt, source: Source | null): JsonLdData {
  const { id, title, content, category, createdAt, updatedAt, author } = prompt;
  return {
    '@context': context,
    '@type': 'CreativeWork',
    name: title,
    description: promptSnippet(content),
    url: absoluteUrl(paths.publicPrompt(id)),
    text: fillTemplate(content),
    ...(category && { genre: category }),
    datePublished: createdAt,
    dateModified: updatedAt,
    isAccessibleForFree: true,
    author: person(author),
    ...(source?.href && { isBasedOn: { '@type': 'CreativeWork', name: source.title, url: absoluteUrl(source.href) } }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: absoluteUrl(paths.home) },
  };
}

export function profilePage(profile: Profile, prompts: UserPromptPreview[]): JsonLdData {
  return {
    '@context': context,
    '@type': 'ProfilePage',
    url: absoluteUrl(paths.profile(profile.username)),
    dateModified: profile.updatedAt,
    inLanguage: site.language,
    mainEntity: {
      ...person(profile),
      ...(profile.bio && { description: profile.bio }),
    },
    hasPart: prompts.map(({ id, title, createdAt }) => ({
      '@type': 'CreativeWork',
      name: title,
      url: absoluteUrl(paths.publicPrompt(id)),
      datePublished: createdAt,
    })),
  };
}

/** Description of a public collection: its owner's, or one from its prompts. */
export function collectionDescription({ owner, collection, items }: PublicCollectionPage): string {
  const sentence = `${plural(items.total, 'prompt')} in a collection of ${publicName(owner)}: read them, fill in the blanks, copy and send.`;
  return collection.description?.replace(/\s+/g, ' ') || sentence;
}

/** Structured data of the first page of a public collection. */
export function collectionData(page: PublicCollectionPage): JsonLdData {
  const { owner, collection, items } = page;
  return collectionPage({
    name: collectionName(collection),
    description: collectionDescription(page),
    path: paths.publicCollection(owner.username, collection.slug),
    total: items.total,
    items: items.rows.map((found) => ({ name: found.prompt.title, path: promptPath(found) })),
    author: person(owner),
    modified: collection.updatedAt,
  });
}
