import 'server-only';
import { cachedRead, staticRead, staticReadMissing } from '../http/static-read';
import type { PagePrompts } from '../page-prompts/page-prompts';
import { isExport, pageExport } from './page-exports';

/** A file in a format, of a page of the library. */
export function libraryExport(request: Request, file: string, page: string, prompts: PagePrompts | null): Response {
  const found = pageExport(file, page, prompts);
  return found ? staticRead(request, found.body, found.contentType, found.headers) : staticReadMissing();
}

/** The same of what people have published, cached like its page. */
export async function publicExport(file: string, page: string, find: () => Promise<PagePrompts | null>): Promise<Response> {
  const found = isExport(file) ? pageExport(file, page, await find()) : null;
  return found ? cachedRead(found.body, found.contentType, found.headers) : staticReadMissing();
}
