import { escapeXml } from '../../text/xml';

export type FeedEntry = {
  title: string;
  /** The address of its page, which is also its id. */
  url: string;
  published: string;
  updated: string;
  summary: string;
  text?: string | undefined;
  author?: { name: string; url: string };
  category?: string | undefined;
};

export type Feed = {
  title: string;
  subtitle: string;
  url: string;
  feedUrl: string;
  author: { name: string; url: string };
  entries: readonly FeedEntry[];
};

/** The time at which an entry of a feed was last changed, as ISO 8601 in UTC; 1970 for a feed without entries. */
export function updatedAt({ entries }: Pick<Feed, 'entries'>): string {
  return new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated)))).toISOString();
}

/** An Atom 1.0 document (RFC 4287). */
export function atomDocument(feed: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('id', feed.url),
    link('self', 'application/atom+xml', feed.feedUrl),
    link('alternate', 'text/html', feed.url),
    element('updated', updatedAt(feed)),
    person(feed.author),
    ...feed.entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines({ title, url, published, updated, summary, text, author, category }: FeedEntry): string[] {
  return [
    '<entry>',
    element('title', title),
    element('id', url),
    link('alternate', 'text/html', url),
    element('published', new Date(published).toISOString()),
    element('updated', new Date(updated).toISOString()),
    ...(author ? [person(author)] : []),
    ...(category ? [`<category term="${escapeXml(category)}"/>`] : []),
    element('summary', summary),
    ...(text === undefined ? [] : [element('content', text)]),
    '</entry>',
  ];
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, type: string, href: string) => `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
const person = ({ name, url }: { name: string; url: string }) => `<author>${element('name', name)}${element('uri', url)}</author>`;
