import { z } from 'zod';
import { tagsIn } from '../../my-prompts/tags';
import { type Dropped, looseYaml } from '../../text/loose-yaml';
import { splitFrontMatter } from '../../text/markdown';
import { parseJson } from '../../text/record';
import { looseToml } from '../../text/toml';

/** The text of a file without its front matter, and its data; undefined if it has none or is broken. `line`: the line of the error, if it is known. */
export type FileContent = { text: string; data: unknown; dropped?: Dropped; line?: number };

export type Syntax = 'json' | 'yaml' | 'toml' | 'front-matter' | 'none';

const PARSERS: Record<Syntax, (file: string) => FileContent> = {
  json: (text) => ({ text, data: parseJson(text) }),
  yaml: (text) => parseYaml(text)[0] ?? { text, data: undefined },
  toml: (text) => parsed(text, (toml) => [looseToml(toml)])[0] ?? { text, data: undefined },
  'front-matter': (file) => {
    const document = splitFrontMatter(file, true);
    if (!document) return { text: file, data: undefined };
    const { body, fields, ...dropped } = document;
    return { text: body, data: fields, dropped };
  },
  none: (text) => ({ text, data: undefined }),
};

export const parseFile = (syntax: Syntax, file: string): FileContent => PARSERS[syntax](file);

/** The documents of a YAML file; none if it is empty, one without data if it is broken. */
export const parseYaml = (text: string): FileContent[] => parsed(text, looseYaml);

function parsed(text: string, parse: (text: string) => (Dropped & { value: unknown })[]): FileContent[] {
  try {
    return parse(text).map(({ value: data, ...dropped }) => ({ text, data, dropped }));
  } catch (cause) {
    return [{ text, data: undefined, ...brokenLine.parse(cause) }];
  }
}

const brokenLine = z.object({ line: z.number() }).catch({ line: 1 });

/** A text, number or boolean as a text, because parsers read the text `10` as a number and `true` as a boolean. */
export const scalarText = z.union([z.string(), z.number(), z.boolean()]).transform(String);
export const optionalText = scalarText.optional().catch(undefined);

/** The tags of a line that begins with `#`, each with its `#`. Any other line stays whole, because `#` may be part of a tag. */
const tagsInLine = (line: string) => (/^\s*#/.test(line) ? line.split(/\s+(?=#)/) : [line]);

/** The tags in a field of a file: a list, or a line in which `#` or commas separate them; none for any other value. */
export function tagsInField(field: unknown): string[] {
  const list = z.array(scalarText).safeParse(typeof field === 'string' ? tagsInLine(field) : field);
  return list.success ? tagsIn(list.data.join()) : [];
}
export const tagsField = z.unknown().optional().transform(tagsInField);
