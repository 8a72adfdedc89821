import { Lexer } from 'yaml';
import { IMPORT } from '../account-limits';

/** True if YAML has more than `parts` tokens, or too many references (`*name`). Costs a tenth of parsing it. */
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
