import { LIMITS } from '../limits';

/** Files of fabric, which are called like their folder and begin with a heading of their text. */
const NAMED_BY_FOLDER = /(^|\/)(system|user)\.md$/i;

/** A heading in the first line, written in one of the two ways of Markdown, and the lines that end it. */
const HEADING = /^(?:# +([^\n]*)|([^\s#][^\n]*)\n=+ *)(?:\n|$)/;

/** A text of Markdown without a title of its own: the heading that it begins with is its title, and leaves it, unless nothing else is there. */
export function headed(path: string, text: string): { title: string; description: string; text: string } {
  const source = text.trimStart();
  const [heading = '', hashes, underlined] = (!NAMED_BY_FOLDER.test(path) && HEADING.exec(source)) || [];
  const title = (hashes ?? underlined ?? '')
    .slice(0, 10 * LIMITS.title.max)
    .replace(/#+$/, '')
    .trim();
  const rest = source.slice(heading.length).trimStart();
  return title && rest ? { title, description: '', text: rest } : { title: '', description: '', text };
}
