import 'server-only';
import { log } from '../server/log/log';
import { attachment } from '../text/file-name';
import type { WholeCollection } from './collection';
import { collectionMarkdown } from './markdown';

const headers = { 'Cache-Control': 'private, no-store' };

export function markdownFile(collection: WholeCollection, url: string | null): Response {
  return new Response(collectionMarkdown(collection, url), {
    headers: {
      ...headers,
      'Content-Type': 'text/markdown; charset=utf-8',
      ...attachment(collection.slug, 'md'),
    },
  });
}

export function markdownMissing(): Response {
  return new Response('Not found\n', { status: 404, headers });
}

export function markdownUnavailable(err: unknown): Response {
  log.error({ err }, 'A collection could not be exported');
  return new Response('Not available\n', { status: 503, headers });
}
