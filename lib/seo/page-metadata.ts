import type { Metadata } from 'next';
import { filePaths } from '../file-paths';
import { site } from '../site';

type Page = {
  title: string;
  description: string;
  path: string;
  /** The address of its social image; without one the site's. */
  image?: string;
  article?: { updated: string };
  /** Its text is there as Markdown as well. */
  hasMarkdown?: boolean;
  /** True for pages that search engines should follow but not index. */
  unlisted?: boolean;
};

/** Title, description, canonical address, Markdown and cards of a page. */
export function pageMetadata({
  title,
  description,
  path,
  image = filePaths.socialImage('site', 'card'),
  article,
  hasMarkdown,
  unlisted,
}: Page): Metadata {
  const images = [{ url: image, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path, ...(hasMarkdown && { types: { 'text/markdown': filePaths.markdown(path) } }) },
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
