import 'server-only';
import { CACHE_CONTROL } from '../../limits';
import { pathParameters } from '../../server/http/path-parameters';
import { MARKDOWN_TYPE, type PageFile } from '../../server/http/static-read';
import { atomDocument, updatedAt } from '../feeds/atom';
import { isExport, type OfferedFormat, offeredFormats, pageExport } from '../formats/page-exports';
import { skillFile } from '../skills/skill-file';
import { FILE_PAGES, type FileKind, type FilePage, fileKindOf } from './addresses';
import { contents, type PageContents } from './contents';

/** Files of the library and the guides that were made already, except files of single prompts. The library never changes while the site runs. */
const cache = new Map<string, PageFile>();

type Page = PageContents & { path: string; values: string[]; pattern: FilePage };

/** Makes the file of a page with a name that the routes in app/files get, such as "md" or "use.raycast"; null if there is none. */
export async function makeFile(file: string, segments: readonly string[]): Promise<PageFile | null> {
  const page = findPage(segments);
  if (!page) return null;
  const kind = fileKindOf(page.pattern, file);
  const key = `${page.path}.${file}`;
  const made = cache.get(key) ?? (kind ? await MAKERS[kind](page, file) : null);
  if (made && !FILE_PAGES[page.pattern].cached && page.pattern !== '/prompt/{slug}') cache.set(key, made);
  return made;
}

/** The path of a page and the formats in which its prompts can be downloaded; null for a page without exports or without prompts. */
export async function findExports(segments: readonly string[]): Promise<{ path: string; formats: OfferedFormat[] } | null> {
  const page = findPage(segments);
  const kinds: readonly FileKind[] = page ? FILE_PAGES[page.pattern].files : [];
  const found = page && kinds.includes('exports') ? await page.prompts?.(...page.values) : null;
  return page && found && found.prompts.length > 0 ? { path: page.path, formats: offeredFormats(page.path, found) } : null;
}

function findPage(segments: readonly string[]): Page | null {
  for (const pattern of Object.keys(FILE_PAGES) as FilePage[]) {
    const parameters = pathParameters(pattern, segments);
    if (parameters) return { ...contents[pattern], path: `/${segments.join('/')}`, values: Object.values(parameters), pattern };
  }
  return null;
}

const MAKERS: Record<FileKind, (page: Page, file: string) => Promise<PageFile | null>> = {
  markdown: markdownFile,
  feed: feedFile,
  exports: exportedFile,
  skill: skillsFile,
  skills: skillsFile,
};

async function markdownFile({ markdown, values }: Page): Promise<PageFile | null> {
  const body = await markdown?.(...values);
  return body ? { body, contentType: MARKDOWN_TYPE, headers: {} } : null;
}

async function feedFile({ feed, values, pattern }: Page): Promise<PageFile | null> {
  const found = await feed?.(...values);
  if (!found) return null;
  const headers = {
    'Cache-Control': CACHE_CONTROL[FILE_PAGES[pattern].cached ? 'public' : 'library'],
    'Last-Modified': new Date(updatedAt(found)).toUTCString(),
  };
  return { body: atomDocument(found), contentType: 'application/atom+xml; charset=utf-8', headers };
}

async function exportedFile({ prompts, values, path }: Page, file: string): Promise<PageFile | null> {
  const format = file.slice('use.'.length);
  return isExport(format) ? pageExport(format, path, (await prompts?.(...values)) ?? null) : null;
}

async function skillsFile({ prompts, values }: Page, file: string): Promise<PageFile | null> {
  const found = await prompts?.(...values);
  return found ? skillFile(file, found.name, found.prompts) : null;
}
