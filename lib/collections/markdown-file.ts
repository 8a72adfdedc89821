import { PRIVATE, privateText } from '../account/private-response';
import { attachment } from '../text/file-name';
import type { WholeCollection } from './collection';
import { collectionMarkdown } from './markdown';

/** A collection as a Markdown file to download, or 404. `url` is the address of its page, if it is public. */
export function markdownFile(collection: WholeCollection | null, url: string | null): Response {
  if (!collection) return privateText(404, 'Not found');
  return new Response(collectionMarkdown(collection, url), {
    headers: { ...PRIVATE, 'Content-Type': 'text/markdown; charset=utf-8', ...attachment(collection.slug, 'md') },
  });
}
