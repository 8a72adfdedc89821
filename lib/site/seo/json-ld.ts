import type {
  Article,
  BreadcrumbList,
  CollectionPage,
  CreativeWork,
  FAQPage,
  Organization,
  PersonLeaf,
  ProfilePage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { collectionName } from '../../collections/collection-fields';
import type { PublicCollectionPage } from '../../collections/public-queries';
import { filePaths } from '../../file-paths';
import { estimatedWords, type GuideFrontMatter } from '../../guides/guide';
import type { Source } from '../../my-prompts/source';
import type { Author, UserPrompt, UserPromptPreview } from '../../my-prompts/user-prompt';
import { paths } from '../../paths';
import { type Profile, publicName, xUrl } from '../../profiles/profile';
import { type Category, type Prompt, promptSnippet } from '../../prompts/prompt';
import { promptPath } from '../../prompts/prompt-ref';
import { fillTemplate } from '../../prompts/template';
import { absoluteUrl, site } from '../../site';

export type JsonLdData = WithContext<BreadcrumbList | CollectionPage | CreativeWork | FAQPage | Article | ProfilePage | WebSite>;

const context = 'https://schema.org';
const publisher: Organization = { '@type': 'Organization', name: site.name, url: absoluteUrl(paths.home), logo: absoluteUrl('/icon.svg') };

const pageData = <Type extends string>(type: Type, path: string) =>
  ({ '@context': context, '@type': type, url: absoluteUrl(path) }) as const;

const wholeSite = { '@type': 'WebSite' as const, name: site.name, url: absoluteUrl(paths.home) };

type NamedPath = { name: string; path: string };

export function webSite(): JsonLdData {
  const search = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${absoluteUrl(paths.prompts)}?q={search_term_string}` },
    // Google reads this property for the input of a search box; schema-dts does not know it.
    'query-input': 'required name=search_term_string',
  };
  return {
    ...pageData('WebSite', paths.home),
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    publisher,
    potentialAction: search,
  };
}

export function breadcrumbs(crumbs: NamedPath[]): JsonLdData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

type PageList = NamedPath & { description: string; total: number; items: NamedPath[]; author?: PersonLeaf; modified?: string };

/** Structured data of a page with a list; `items` are the listed pages, `total` counts those of its further pages, too. */
export function collectionPage({ name, description, path, total, items, author, modified }: PageList): JsonLdData {
  return {
    ...pageData('CollectionPage', path),
    name,
    description,
    inLanguage: site.language,
    isPartOf: wholeSite,
    ...(author && { author }),
    ...(modified && { dateModified: modified }),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: absoluteUrl(item.path),
      })),
    },
  };
}

/** Structured data of a library prompt. No type of schema.org is for prompts; CreativeWork claims nothing that is not true. */
export function promptWork(prompt: Prompt, category: Category): JsonLdData {
  return {
    ...pageData('CreativeWork', paths.prompt(prompt.slug)),
    name: prompt.title,
    description: prompt.description,
    text: fillTemplate(prompt.promptText),
    genre: category.name,
    datePublished: prompt.createdAt,
    inLanguage: site.language,
    isAccessibleForFree: true,
    publisher,
  };
}

export function guideArticle(frontMatter: GuideFrontMatter): JsonLdData {
  return {
    ...pageData('Article', paths.guide(frontMatter.slug)),
    headline: frontMatter.title,
    description: frontMatter.description,
    mainEntityOfPage: absoluteUrl(paths.guide(frontMatter.slug)),
    image: absoluteUrl(filePaths.socialImage('guide', frontMatter.slug)),
    datePublished: frontMatter.updated,
    dateModified: frontMatter.updated,
    wordCount: estimatedWords(frontMatter),
    inLanguage: site.language,
    author: publisher,
    publisher,
  };
}

export function faqPage(entries: { question: string; answer: string }[]): JsonLdData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function person(author: Author): PersonLeaf {
  return {
    '@type': 'Person',
    name: publicName(author),
    alternateName: author.username,
    url: absoluteUrl(paths.profile(author.username)),
    ...(author.xHandle && { sameAs: xUrl(author.xHandle) }),
  };
}

/** Structured data of a user's public prompt, without the language, which is unknown. The source of a copy is named while it is public. */
export function publicPromptWork(prompt: UserPrompt, source: Source | null): JsonLdData {
  const { id, title, content, category, tags, createdAt, updatedAt, author } = prompt;
  return {
    ...pageData('CreativeWork', paths.publicPrompt(id)),
    name: title,
    description: promptSnippet(content),
    text: fillTemplate(content),
    ...(category && { genre: category }),
    ...(tags.length > 0 && { keywords: tags }),
    datePublished: createdAt,
    dateModified: updatedAt,
    isAccessibleForFree: true,
    author: person(author),
    ...(source?.href && { isBasedOn: { '@type': 'CreativeWork', name: source.title, url: absoluteUrl(source.href) } }),
    isPartOf: wholeSite,
  };
}

export function profilePage(profile: Profile, prompts: UserPromptPreview[]): JsonLdData {
  return {
    ...pageData('ProfilePage', paths.profile(profile.username)),
    dateModified: profile.updatedAt,
    inLanguage: site.language,
    mainEntity: { ...person(profile), ...(profile.bio && { description: profile.bio }) },
    hasPart: prompts.map(({ id, title, createdAt }) => ({
      '@type': 'CreativeWork',
      name: title,
      url: absoluteUrl(paths.publicPrompt(id)),
      datePublished: createdAt,
    })),
  };
}

/** Description of a public collection: the owner's, or one that is made of the number of its prompts. */
export function collectionDescription({ owner, collection, items }: PublicCollectionPage): string {
  const name = publicName(owner);
  return (
    collection.description?.replace(/\s+/g, ' ') ||
    (items.total === 1
      ? `1 prompt in a collection by ${name}: read it, fill in the blanks, copy and send.`
      : `${items.total.toLocaleString('en')} prompts in a collection by ${name}: read them, fill in the blanks, copy and send.`)
  );
}

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

/** Serializes JSON for a script element; escapes what could close the element. */
export function serializeJsonLd(data: JsonLdData): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
