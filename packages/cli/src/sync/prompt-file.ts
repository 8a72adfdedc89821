import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { tagsIn, tidyTags } from '../../../../lib/my-prompts/tags';
import { parseTemplate } from '../../../../lib/prompts/template';
import { splitFrontMatter, withFrontMatter, YAML_FRONT_MATTER } from '../../../../lib/text/markdown';
import { withoutControls } from '../../../../lib/text/text-fields';
import { isUuid } from '../../../../lib/text/uuid';
import { yamlScalar } from '../../../../lib/text/yaml';

/** The parts of a prompt that are synced. */
export type PromptContent = { title: string; category: string | null; tags: string[]; text: string };

export function promptFile({ id, title, category, tags, text }: PromptContent & { id: string }): string {
  return withFrontMatter({ id, title, category, tags }, text);
}

/** The result of reading a Markdown file: a prompt, a prompt that cannot be read, or another file. */
export type PromptReading =
  | { kind: 'prompt'; id: string | null; content: PromptContent }
  | { kind: 'unreadable'; problem: string }
  | { kind: 'other' };

/** Reads a Markdown file. It has a prompt if its front matter has a title or an id. */
export function readPromptFile(source: string): PromptReading {
  const text = withLineFeeds(source);
  const document = splitFrontMatter(text);
  if (!document) return text.startsWith('---\n') ? unreadable('its front matter is no YAML, or does not end with ---') : { kind: 'other' };
  const { id, title, category, tags } = Object(document.fields) as Record<string, unknown>;
  if (id === undefined && title === undefined) return { kind: 'other' };
  if (!YAML_FRONT_MATTER.test(text)) return unreadable('its front matter is TOML or JSON, and only YAML between lines of --- is synced');
  if (typeof title !== 'string' || title.trim() === '') return unreadable('its title is missing, or no text');
  if (!isMissing(id) && !(typeof id === 'string' && isUuid(id))) return unreadable('its id is none of a prompt of yours');
  if (!isMissing(category) && typeof category !== 'string') return unreadable('its category is no text');
  const list = tagsOf(tags);
  if (!list) return unreadable('its tags are no list of words');
  const content = normalContent({ title, category: isMissing(category) ? null : category, tags: list, text: document.body });
  return { kind: 'prompt', id: isMissing(id) ? null : id, content };
}

const unreadable = (problem: string): PromptReading => ({ kind: 'unreadable', problem });
const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;

function tagsOf(field: unknown): string[] | null {
  const list = typeof field === 'string' ? [field] : (field ?? []);
  return Array.isArray(list) && list.every((tag) => typeof tag !== 'object') ? tagsIn(list.join()) : null;
}

/** A content as the site stores it, so that contents that are the same to the site are equal. */
export function normalContent({ title, category, tags, text }: PromptContent): PromptContent {
  return {
    title: line(title),
    category: line(category ?? '') || null,
    tags: tidyTags(tags.map(line)),
    text: withoutControls(text.replace(/\r\n?/g, '\n')).trim(),
  };
}

const line = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .trim();

/** The text of a file with another content; null if its YAML cannot be written again. Comments and other fields of its front matter stay. */
export function changedFile(source: string, id: string, content: PromptContent): string | null {
  try {
    return withContent(source, id, content);
  } catch {
    return null;
  }
}

/** The reason to give if `changedFile` returns null. */
export const UNCHANGEABLE = 'its front matter cannot be changed: write it as plain YAML';

function withContent(source: string, id: string, { title, category, tags, text }: PromptContent): string {
  const [, yaml = ''] = YAML_FRONT_MATTER.exec(withLineFeeds(source)) ?? [];
  const fields = parseDocument(yaml, { logLevel: 'error' });
  fields.set('id', yamlScalar(id));
  fields.set('title', yamlScalar(title));
  if (category === null) fields.delete('category');
  else fields.set('category', yamlScalar(category));
  if (tags.length === 0) fields.delete('tags');
  else if (String(tagsOf(fields.toJS().tags)) !== String(tags)) fields.set('tags', tags.map(yamlScalar));
  return `---\n${fields.toString({ lineWidth: 0, doubleQuotedAsJSON: true })}---\n\n${text}\n`;
}

/**
 * The text of a file with an id and the content of its prompt. If the file has this content already, only the line with the id is added. A file that
 * cannot have an id stays as it is.
 */
export function fileWithId(source: string, id: string, content: PromptContent): string {
  const named = source.replace(
    /^(\ufeff?---[ \t]*(\r\n?|\n))(id:[^\r\n]*(?:\r\n?|\n))?/,
    (_, opening: string, end: string) => `${opening}id: ${id}${end}`,
  );
  return isDeepStrictEqual(readPromptFile(named), { kind: 'prompt', id, content }) ? named : (changedFile(source, id, content) ?? source);
}

/** True if a text has variables of another tool, and no blanks. */
export const isOfAnotherTool = (text: string) =>
  /\{\{|\$\{|\$ARGUMENTS\b|\{argument\b/.test(text) && parseTemplate(text).every(({ kind }) => kind === 'text');

const withLineFeeds = (source: string) => source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
