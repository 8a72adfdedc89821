import { EXPORT_FORMATS } from '../integrations/formats/export-formats';
import { markdown } from '../integrations/formats/markdown';
import type { Syntax } from '../integrations/formats/parse-file';
import { plainText } from '../integrations/formats/plain-text';

/** The names of the export formats of a syntax, except Markdown and plain text, which have rows of their own. */
const namesOf = (...syntaxes: Syntax[]) =>
  EXPORT_FORMATS.filter((format) => syntaxes.includes(format.syntax) && format !== markdown && format !== plainText)
    .map(({ name }) => name)
    .join(', ');

type Row = readonly [name: string, what: string];

/** The formats that the Import page names first. */
export const SUPPORTED_FORMATS: readonly Row[] = [
  ['CSV', 'columns such as act and prompt; if yours have other names, you choose which is which'],
  [markdown.name, 'files, a folder or a zip'],
  ['JSON', `${namesOf('json')}, and lists with titles and prompts`],
];

export const MORE_SUPPORTED_FORMATS: readonly Row[] = [
  ['Your export from here', 'the zip, or the grok-prompts.json inside it'],
  ['Skills and prompt files', `${namesOf('front-matter', 'none')}, Cursor, Prompty, .prompt, and the folders of fabric`],
  ['YAML', `${namesOf('yaml')}, and .prompt.yml`],
  ['TOML', `${namesOf('toml')} commands`],
  [plainText.name, 'one prompt in each file'],
];
