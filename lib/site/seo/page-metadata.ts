import type { Metadata } from 'next';
import { filePaths } from '../../file-paths';
import { absoluteUrl, site } from '../../site';
import { NOT_FOUND_TITLES } from '../not-found-titles';

/** Metadata of a not-found page. Next uses that of not-found.tsx when it revalidates a missing page, and that of page.tsx on the first request. */
export const notFoundMetadata = (thing: keyof typeof NOT_FOUND_TITLES): Metadata => ({
  title: NOT_FOUND_TITLES[thing],
  robots: { index: false },
});

type Page = {
  title: string;
  description: string;
  path: string;
  /** Path of the social image; by default the site's. */
  image?: string;
  article?: { updated: string };
  hasMarkdown?: boolean;
  /** Path of the list whose Atom feed the page names. */
  feedOf?: string;
  /** True if other sites can show the page in a frame. */
  canBeEmbedded?: boolean;
  /** True for a page that search engines should not index, but whose links they should follow. */
  unlisted?: boolean;
};

export function pageMetadata({ title, description, path, image, article, hasMarkdown, feedOf, canBeEmbedded, unlisted }: Page): Metadata {
  const images = [{ url: image ?? filePaths.socialImage('site', 'card'), width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: {
        ...(hasMarkdown && { 'text/markdown': filePaths.markdown(path) }),
        ...(canBeEmbedded && { 'application/json+oembed': [{ url: filePaths.oembed(absoluteUrl(path)), title }] }),
        ...(feedOf && { 'application/atom+xml': [{ url: filePaths.feed(feedOf), title }] }),
      },
    },
    ...(unlisted && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: site.locale,
      images,
      ...(article ? { type: 'article' as const, modifiedTime: article.updated } : { type: 'website' as const }),
    },
    twitter: { card: 'summary_large_image', site: site.social.handle, title, description, images },
  };
}
