import 'server-only';
import { CACHE_CONTROL } from '../../limits';
import { pathParameters } from '../../server/http/path-parameters';
import { MARKDOWN, type PageFile } from '../../server/http/static-read';
import { atomDocument, updatedAt } from '../feeds/atom';
import { isExport, pageExport } from '../formats/page-exports';
import { skillFile } from '../skills/skill-file';
import { FILE_PAGES, type FilePage } from './addresses';
import { contents, type PageContents } from './contents';

/** Files of many prompts of the library, which never changes while the site runs. */
const kept = new Map<string, PageFile>();

type Page = PageContents & { path: string; values: string[]; cached: boolean };

/** The file of a page by the name that its address has in app/files, such as "md" or "use.raycast"; null if there is none. */
export async function makeFile(file: string, segments: readonly string[]): Promise<PageFile | null> {
  const page = findPage(segments);
  if (!page) return null;
  if (file === 'md') return markdownFile(page);
  if (file === 'atom') return feedFile(page);
  return file.startsWith('use.') ? exportedFile(page, file.slice('use.'.length)) : skillsFile(page, file);
}

function findPage(segments: readonly string[]): Page | null {
  for (const pattern of Object.keys(FILE_PAGES) as FilePage[]) {
    const parameters = pathParameters(pattern, segments);
    if (parameters) {
      const path = `/${segments.join('/')}`;
      return { ...contents[pattern], path, values: Object.values(parameters), cached: FILE_PAGES[pattern].cached };
    }
  }
  return null;
}

async function markdownFile({ markdown, values }: Page): Promise<PageFile | null> {
  const body = await markdown?.(...values);
  return body ? { body, contentType: MARKDOWN, headers: {} } : null;
}

async function feedFile({ feed, values, path, cached }: Page): Promise<PageFile | null> {
  const key = `${path}.atom`;
  const known = kept.get(key);
  if (known) return known;
  const found = await feed?.(...values);
  if (!found) return null;
  const headers = {
    'Cache-Control': CACHE_CONTROL[cached ? 'public' : 'library'],
    'Last-Modified': new Date(updatedAt(found)).toUTCString(),
  };
  const made = { body: atomDocument(found), contentType: 'application/atom+xml; charset=utf-8', headers };
  if (!cached) kept.set(key, made);
  return made;
}

async function exportedFile({ prompts, values, path }: Page, format: string): Promise<PageFile | null> {
  return isExport(format) ? pageExport(format, path, (await prompts?.(...values)) ?? null) : null;
}

async function skillsFile({ prompts, values, path, cached }: Page, file: string): Promise<PageFile | null> {
  const key = `${path}.${file}`;
  const known = kept.get(key);
  if (known) return known;
  const found = await prompts?.(...values);
  const made = found ? skillFile(file, found.name, found.prompts) : null;
  if (made && !cached && found && found.prompts.length > 1) kept.set(key, made);
  return made;
}
