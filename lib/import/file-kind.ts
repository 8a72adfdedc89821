import { EXPORT_FORMATS } from '../integrations/formats/export-formats';
import type { Syntax } from '../integrations/formats/parse-file';

/** How a file is read, as its extension says. */
type FileKind = Syntax | 'table';

/** Extensions of files that are read, beside those of the export formats. */
const OTHER_EXTENSIONS: readonly (readonly [FileKind, readonly string[]])[] = [
  ['json', ['json', 'jsonl', 'jsonc', 'json5', 'ndjson', 'code-snippets']],
  ['yaml', ['yaml', 'yml']],
  ['toml', ['toml']],
  ['front-matter', ['md', 'markdown', 'mkd', 'mdown', 'mdx', 'mdc', 'prompt', 'prompty']],
  ['none', ['txt', 'text']],
  ['table', ['csv', 'tsv']],
];

const KIND_BY_EXTENSION = new Map<string, FileKind>([
  ...EXPORT_FORMATS.map(({ extension, syntax }) => [extension.replace(/.*\./, ''), syntax] as const),
  ...OTHER_EXTENSIONS.flatMap(([kind, extensions]) => extensions.map((extension) => [extension, kind] as const)),
]);

/** The last part of each extension of a file that is read, such as `md`. */
export const READ_EXTENSIONS = [...KIND_BY_EXTENSION.keys()];

/** The kind of a file by its extension; null for an extension that is not read, and without one. */
export const fileKind = (path: string) => KIND_BY_EXTENSION.get(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '') ?? null;

export const hasExtension = (path: string) => fileKind(path) !== null || /\.\w+$/.test(path);
