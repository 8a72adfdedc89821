import 'server-only';
import { cachedFile, type PageFile, staticFile } from '../http/static-read';
import type { PromptDocument } from '../prompts/prompt-document';
import { skillFile } from './skill-file';

type Page = { name: string; prompts: readonly PromptDocument[] } | null;

/** What has been made of many prompts; the library never changes. */
const made = new Map<string, PageFile>();

/** A file of the skills of a page of the library. */
export function librarySkills(request: Request, file: string, page: Page): Response {
  if (!page) return staticFile(request, null);
  const key = `${page.name}.${file}`;
  const found = made.get(key) ?? skillFile(file, page.name, page.prompts);
  if (found && page.prompts.length > 1) made.set(key, found);
  return staticFile(request, found);
}

/** The same of what people have published, cached like its page. */
export function publicSkills(file: string, page: Page): Response {
  return cachedFile(page && skillFile(file, page.name, page.prompts));
}
