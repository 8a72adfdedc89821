import { z } from 'zod';

const context = z.literal('https://schema.org');
const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const count = z.int().nonnegative();
const language = z.literal('en');

const organization = z.strictObject({ '@type': z.literal('Organization'), name: text, url, logo: url });
const siteReference = z.strictObject({ '@type': z.literal('WebSite'), name: text, url });

/** Positions count from 1 without a gap. */
const ordered = <T extends { position: number }>(items: T[]) => items.every(({ position }, index) => position === index + 1);

export const webSite = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  description: text,
  url,
  inLanguage: language,
  publisher: organization,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({ '@type': z.literal('EntryPoint'), urlTemplate: z.string().regex(/\/prompts\?q=\{search_term_string\}$/) }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

export const breadcrumbList = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: count, name: text, item: url }))
    .min(2)
    .refine(ordered),
});

export const collectionPage = z.strictObject({
  '@context': context,
  '@type': z.literal('CollectionPage'),
  name: text,
  description: text,
  url,
  inLanguage: language,
  isPartOf: siteReference,
  mainEntity: z
    .strictObject({
      '@type': z.literal('ItemList'),
      numberOfItems: count,
      itemListElement: z
        .array(z.strictObject({ '@type': z.literal('ListItem'), position: count, name: text, url }))
        .min(1)
        .refine(ordered),
    })
    .refine((list) => list.itemListElement.length <= list.numberOfItems),
});

export const creativeWork = z.strictObject({
  '@context': context,
  '@type': z.literal('CreativeWork'),
  name: text,
  description: text,
  url,
  text: z.string().min(10),
  genre: text,
  datePublished: day,
  inLanguage: language,
  isAccessibleForFree: z.literal(true),
  publisher: organization,
});

export const article = z.strictObject({
  '@context': context,
  '@type': z.literal('Article'),
  headline: z.string().min(1).max(110),
  description: text,
  url,
  mainEntityOfPage: url,
  image: url,
  datePublished: day,
  dateModified: day,
  wordCount: count.positive(),
  inLanguage: language,
  author: organization,
  publisher: organization,
});

export const faqPage = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({
          '@type': z.literal('Answer'),
          text: text.refine((answer) => !/\]\(|<\/|\{/.test(answer), 'is plain text'),
        }),
      }),
    )
    .length(12),
});

/** What each kind of page must have, by its path, in order; the first that fits counts. */
export const expectedData: [RegExp, z.ZodType[]][] = [
  [/^\/$/, [webSite]],
  [/^\/prompts$/, [collectionPage, breadcrumbList]],
  [/^\/category\//, [collectionPage, breadcrumbList]],
  [/^\/prompt\//, [creativeWork, breadcrumbList]],
  [/^\/guides$/, [collectionPage, breadcrumbList]],
  [/^\/guides\//, [article, breadcrumbList]],
  [/^\/faq$/, [faqPage, breadcrumbList]],
  [/^\/(about|trials|connect|developers(\/yours)?|privacy|terms)$/, [breadcrumbList]],
];
