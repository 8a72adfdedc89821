import { parse } from 'smol-toml';
import type { Dropped } from './loose-yaml';

/** Matches a text in quotation marks, or the beginning of a comment. */
const TEXT_OR_COMMENT = /"""(?:\\[\s\S]|[^\\])*?"""+|'''[\s\S]*?'''+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|(?<comment>#)/g;

/** Parses a TOML text, with dates as texts. Throws with the `line` of a mistake. */
export function looseToml(text: string): Dropped & { value: unknown } {
  const value: unknown = JSON.parse(JSON.stringify(parse(text)));
  return { value, repeated: [], hasComments: [...text.matchAll(TEXT_OR_COMMENT)].some(({ groups }) => groups?.comment !== undefined) };
}
