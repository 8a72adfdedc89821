import { z } from 'zod';
import { type Dropped, looseYaml } from '../../text/loose-yaml';
import { splitFrontMatter } from '../../text/markdown';
import { tomlValue } from '../../text/toml';

/** A file parsed once for all formats: its text, without front matter, and the values in it; undefined values if it is broken. */
export type FileContent = { text: string; data: unknown; dropped?: Dropped };

export type Syntax = 'json' | 'yaml' | 'toml' | 'front-matter' | 'none';

const PARSERS: Record<Syntax, (file: string) => FileContent> = {
  json: (text) => ({ text, data: attempt(() => JSON.parse(text)) }),
  yaml: (text) => parseYaml(text)[0] ?? { text, data: undefined },
  toml: (text) => ({ text, data: attempt(() => tomlValue(text)) }),
  'front-matter': (file) => {
    const document = splitFrontMatter(file, true);
    if (!document) return { text: file, data: undefined };
    const { body, fields, ...dropped } = document;
    return { text: body, data: fields, dropped };
  },
  none: (text) => ({ text, data: undefined }),
};

export function parseFile(syntax: Syntax, file: string): FileContent {
  return PARSERS[syntax](file);
}

/** The documents of a YAML file; none if it is broken. */
export function parseYaml(text: string): FileContent[] {
  const documents = attempt(() => looseYaml(text)) ?? [];
  return documents.map(({ value: data, ...dropped }) => ({ text, data, dropped }));
}

/** A value as text: YAML and JSON have `10` as a number, and YAML `true` as a boolean. */
export const scalarText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text));

function attempt<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
