import { parse as parseTomlText } from 'smol-toml';
import { parse as parseYamlText } from 'yaml';
import { splitFrontMatter } from '../text/markdown';

/** What a file says, parsed once for all formats: its text, which is that below the front matter, and the values in it, undefined where it is broken. */
export type FileContent = { text: string; data: unknown };

/** How the values of a file are written. */
export type Syntax = 'json' | 'yaml' | 'toml' | 'front-matter' | 'none';

const PARSERS: Record<Syntax, (file: string) => FileContent> = {
  json: (text) => ({ text, data: attempt(() => JSON.parse(text)) }),
  // Each key would be compared with all before it.
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

export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text));

function attempt(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
