import { Lexer } from 'yaml';
import { IMPORT } from '../account-limits';

/** True if YAML has more than `most` tokens, or too many aliases (`*name`). Counting takes a tenth of the time of parsing. */
export function hasTooManyYamlTokens(text: string, most: number): boolean {
  let [tokens, aliases] = [0, 0];
  for (const token of new Lexer().lex(text)) {
    tokens++;
    if (token.startsWith('*')) aliases++;
    if (tokens > most || aliases > IMPORT.references) return true;
  }
  return false;
}

/** The YAML of the front matter of Markdown; empty if there is none. */
export function frontMatterOf(markdown: string): string {
  if (!/^---[ \t]*\n/.test(markdown)) return '';
  const end = markdown.indexOf('\n---', 3);
  return end < 0 ? '' : markdown.slice(4, end + 1);
}
