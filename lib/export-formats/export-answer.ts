import 'server-only';
import { cachedFile, staticFile } from '../http/static-read';
import type { PagePrompts } from '../page-prompts/page-prompts';
import { isExport, pageExport } from './page-exports';

/** A file in a format, of a page of the library. */
export function libraryExport(request: Request, file: string, page: string, prompts: PagePrompts | null): Response {
  return staticFile(request, pageExport(file, page, prompts));
}

/** The same of what people have published, cached like its page. */
export async function publicExport(file: string, page: string, find: () => Promise<PagePrompts | null>): Promise<Response> {
  return cachedFile(isExport(file) ? pageExport(file, page, await find()) : null);
}
