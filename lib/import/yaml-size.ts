import { Lexer } from 'yaml';
import { IMPORT } from '../account-limits';

/**
 * Whether YAML has more parts (words and signs, as its grammar counts them) than `parts`, or more references (`*name`), each of which is looked
 * for in all that stands before it. It is asked before the text is parsed, and costs a tenth of that.
 */
export function hasTooManyYamlParts(text: string, parts: number): boolean {
  let [count, references] = [0, 0];
  for (const part of new Lexer().lex(text)) {
    count++;
    if (part.startsWith('*')) references++;
    if (count > parts || references > IMPORT.references) return true;
  }
  return false;
}

/** The YAML before the text of a Markdown file; empty where there is none. */
export function frontMatterOf(markdown: string): string {
  if (!/^---[ \t]*\n/.test(markdown)) return '';
  const end = markdown.indexOf('\n---', 3);
  return end < 0 ? '' : markdown.slice(4, end + 1);
}
