import { parse as parseTomlText } from 'smol-toml';
import { parse as parseYamlText } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '../../text/markdown';

/** A file parsed once for all formats: its text, without front matter, and the values in it; undefined values if it is broken. */
export type FileContent = { text: string; data: unknown };

export type Syntax = 'json' | 'yaml' | 'toml' | 'front-matter' | 'none';

const PARSERS: Record<Syntax, (file: string) => FileContent> = {
  json: (text) => ({ text, data: attempt(() => JSON.parse(text)) }),
  // With uniqueKeys each key would be compared with all before it.
  yaml: (text) => ({ text, data: attempt(() => parseYamlText(text, { logLevel: 'error', uniqueKeys: false, prettyErrors: false })) }),
  toml: (text) => ({ text, data: attempt(() => parseTomlText(text)) }),
  'front-matter': (file) => {
    const document = splitFrontMatter(file, true);
    return document ? { text: document.body, data: document.fields } : { text: file, data: undefined };
  },
  none: (text) => ({ text, data: undefined }),
};

export function parseFile(syntax: Syntax, file: string): FileContent {
  return PARSERS[syntax](file);
}

/** A value as text: YAML and JSON have `10` as a number, and YAML `yes` as a boolean. */
export const scalarText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text));

function attempt(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
