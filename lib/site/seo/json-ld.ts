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
import { filePaths } from '../../file-paths';
import { estimatedWords, type GuideFrontMatter } from '../../guides/guide';
import { paths } from '../../paths';
import type { Category, Prompt } from '../../prompts/prompt';
import { fillTemplate } from '../../prompts/template';
import { absoluteUrl, site } from '../../site';

export type JsonLdData = WithContext<BreadcrumbList | CollectionPage | CreativeWork | FAQPage | Article | ProfilePage | WebSite>;

const context = 'https://schema.org';
const publisher: Organization = { '@type': 'Organization', name: site.name, url: absoluteUrl(paths.home), logo: absoluteUrl('/icon.svg') };

export type Crumb = { name: string; path: string };

export function webSite(): JsonLdData {
  const search = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${absoluteUrl(paths.prompts)}?q={search_term_string}` },
    // schema.org property for the input of a search box, which schema-dts does not know.
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    description: site.description,
    url: absoluteUrl(paths.home),
    inLanguage: site.language,
    publisher,
    potentialAction: search,
  };
}

export function breadcrumbs(crumbs: Crumb[]): JsonLdData {
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

/** Structured data of a list page; `items` are the listed pages. */
export function collectionPage(page: {
  name: string;
  description: string;
  path: string;
  total: number;
  items: Crumb[];
  /** Author of a list. */
  author?: PersonLeaf;
  modified?: string;
}): JsonLdData {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: absoluteUrl(page.path),
    inLanguage: site.language,
    isPartOf: { '@type': 'WebSite', name: site.name, url: absoluteUrl(paths.home) },
    ...(page.author && { author: page.author }),
    ...(page.modified && { dateModified: page.modified }),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.total,
      itemListElement: page.items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: absoluteUrl(path),
      })),
    },
  };
}

/** Structured data of a library prompt. CreativeWork fits a text that is used, and claims nothing more. */
export function promptWork(prompt: Prompt, category: Category): JsonLdData {
  return {
    '@context': context,
    '@type': 'CreativeWork',
    name: prompt.title,
    description: prompt.description,
    url: absoluteUrl(paths.prompt(prompt.slug)),
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
    '@context': context,
    '@type': 'Article',
    headline: frontMatter.title,
    description: frontMatter.description,
    url: absoluteUrl(paths.guide(frontMatter.slug)),
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

/** Serializes JSON for a script element; escapes what could close the element. */
export function serializeJsonLd(data: JsonLdData): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
