import { filePaths } from '../../file-paths';
import { paths } from '../../paths';
import { absoluteUrl, site } from '../../site';
import { escapeXml } from '../../text/xml';

/** The size of an embed in pixels. A request to /oembed may ask for a smaller one. */
export const EMBED_SIZE = { width: 640, height: 420 } as const;

type Embedded = { title: string; path: string };
type Size = { width: number | '100%'; height: number };

/** The HTML that shows a prompt in a page of another site. `origin` is this site's. */
export function embedCode({ title, path }: Embedded, { width, height }: Size, origin: string = site.url): string {
  const attributes = {
    src: `${origin}${filePaths.embed(path)}`,
    title,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    // A frame of another site may copy to the clipboard only if the page around it allows this.
    allow: 'clipboard-write',
    style: 'border:1px solid #8886;max-width:100%',
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<iframe ${text.join(' ')}></iframe>`;
}

/** The path of a prompt's page, for the address of the page or of its embed; null for any other address. */
export function promptPathOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(site.url).origin) return null;
  return /^(?:\/embed)?(\/prompt\/(?:shared\/)?[\w-]+)$/.exec(pathname)?.[1] ?? null;
}

type OEmbed = Embedded & { author: { name: string; path: string } | null; maxWidth?: number | undefined; maxHeight?: number | undefined };

/** The oEmbed answer for a prompt (oembed.com, type "rich"). The frame is never larger than asked for. */
export function oembedAnswer({ title, path, author, maxWidth, maxHeight }: OEmbed) {
  const width = Math.min(EMBED_SIZE.width, maxWidth ?? EMBED_SIZE.width);
  const height = Math.min(EMBED_SIZE.height, maxHeight ?? EMBED_SIZE.height);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.name,
    provider_url: absoluteUrl(paths.home),
    ...(author && { author_name: author.name, author_url: absoluteUrl(author.path) }),
    width,
    height,
    html: embedCode({ title, path }, { width, height }),
  };
}
