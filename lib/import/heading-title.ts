import { LIMITS } from '../limits';
import { codeIn } from '../text/markdown-code';

/** Files of fabric, whose folder is their title, and whose first heading is part of their text. */
const NAMED_BY_FOLDER = /(^|\/)(system|user)\.md$/i;

/** A heading of the first level in the first line, with `#` before it or a line of `=` below it. */
const FIRST_LINE = /^(?:# +([^\n]*)|([^\s#][^\n]*)\n=+ *)(?:\n|$)/;

const FIRST_LEVEL = /^# +\S/m;

/** A label before the title in a heading: `Prompt: Weekly report`. */
const LABEL = /^(prompt )?(title|name|prompt): +(?=\S)/i;

/**
 * Makes a heading of the first level in the first line the title, and removes it from the text if it has no link. The title is empty without
 * one, in files of fabric, and if nothing or another heading of the first level follows.
 */
export function withHeadingAsTitle(path: string, text: string): { title: string; text: string } {
  const source = text.trimStart();
  const [heading = '', hashes, underlined] = (!NAMED_BY_FOLDER.test(path) && FIRST_LINE.exec(source)) || [];
  const title = (hashes ?? underlined ?? '')
    .slice(0, 10 * LIMITS.title.max)
    .replace(/(^|\s)#+$/, '')
    .trim();
  const rest = source.slice(heading.length).trimStart();
  // With several headings of the first level, the first one belongs to a part of the text.
  if (!title || !rest || FIRST_LEVEL.test(withoutCode(rest))) return { title: '', text };
  return { title: withoutLinks(title).replace(LABEL, ''), text: title.includes('](') ? text : rest };
}

/** A text with a back quote in place of each part of code. */
function withoutCode(text: string): string {
  const code = codeIn(text);
  return [0, ...code.map(({ end }) => end)].map((start, at) => text.slice(start, code[at]?.start)).join('`');
}

/** A line of Markdown with the words of its links in place of the links. */
const withoutLinks = (line: string) =>
  line
    .replace(/!?\[([^[\]]{0,200})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
