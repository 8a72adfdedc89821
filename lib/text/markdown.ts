import { parse } from 'yaml';
import { yamlText } from './yaml';

/** Text whose characters mean nothing to Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~<>[\]#&|]/g, '\\$&').replace(/^( *\d*)([-+=.)])/gm, '$1\\$2');
}

/** In a fence that is longer than any in the text. */
export function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** An item of a list: a link, and what is said of it. */
export function linkItem(title: string, url: string, note = ''): string {
  const link = `- [${escapeMarkdown(oneLine(title))}](${url})`;
  return note ? `${link}: ${escapeMarkdown(oneLine(note))}` : link;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A document with YAML front matter, in which what is null, undefined or an empty list is left out. */
export function withFrontMatter(fields: Record<string, unknown>, body: string): string {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && !isEmptyList(value));
  return `---\n${yamlText(Object.fromEntries(given))}---\n\n${body}\n`;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The fields and the text of such a document; null for one without front matter, or with one that is no YAML. */
export function splitFrontMatter(document: string): { fields: unknown; body: string } | null {
  const match = /^---\n([\s\S]*?\n)?---\n\n?/.exec(document);
  if (!match) return null;
  try {
    return { fields: parse(match[1] ?? '', { logLevel: 'error' }), body: document.slice(match[0].length).replace(/\n$/, '') };
  } catch {
    return null;
  }
}
