import { parse } from 'smol-toml';
import type { Dropped } from './loose-yaml';

/** Matches a text in quotation marks, or the beginning of a comment. */
const TEXT_OR_COMMENT = /"""(?:\\[\s\S]|[^\\])*?"""+|'''[\s\S]*?'''+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|(?<comment>#)/g;

/** The value of a TOML text; its dates are texts. Throws if it is not valid, with the `line` of the mistake. */
export function looseToml(text: string): Dropped & { value: unknown } {
  const value: unknown = JSON.parse(JSON.stringify(parse(text)));
  return { value, repeated: [], hasComments: [...text.matchAll(TEXT_OR_COMMENT)].some(({ groups }) => groups?.comment !== undefined) };
}
