import 'server-only';
import { cachedRead, staticRead, staticReadMissing } from '../http/static-read';
import type { PromptDocument } from '../prompts/prompt-document';
import { type SkillFile, skillFile } from './skill-file';

type Page = { name: string; prompts: readonly PromptDocument[] } | null;

/** What has been made of many prompts; the library never changes. */
const made = new Map<string, SkillFile>();

/** A file of the skills of a page of the library. */
export function librarySkills(request: Request, file: string, page: Page): Response {
  if (!page) return staticReadMissing();
  const key = `${page.name}.${file}`;
  const found = made.get(key) ?? skillFile(file, page.name, page.prompts);
  if (!found) return staticReadMissing();
  if (page.prompts.length > 1) made.set(key, found);
  return staticRead(request, found.body, found.contentType, found.headers);
}

/** The same of what people have published, cached like its page. */
export function publicSkills(file: string, page: Page): Response {
  const found = page && skillFile(file, page.name, page.prompts);
  return found ? cachedRead(found.body, found.contentType, found.headers) : staticReadMissing();
}
