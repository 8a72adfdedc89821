import { PRIVATE_HEADERS, privateText } from '../account/private-response';
import { attachment } from '../text/file-name';
import type { WholeCollection } from './collection';
import { collectionMarkdown } from './markdown';

/** The response with a collection as a Markdown file to download; 404 without one. `url`: address of the page of a public collection. */
export function markdownResponse(collection: WholeCollection | null, url: string | null): Response {
  if (!collection) return privateText(404, 'Not found');
  return new Response(collectionMarkdown(collection, url), {
    headers: { ...PRIVATE_HEADERS, 'Content-Type': 'text/markdown; charset=utf-8', ...attachment(collection.slug, 'md') },
  });
}
