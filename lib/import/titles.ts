import { EXPORT_FORMATS } from '../integrations/formats/export-formats';
import { LIMITS } from '../limits';
import { firstCharacters } from '../text/characters';
import { withoutControls, withoutHidden } from '../text/text-fields';

/** Parts of file names that say what is in them, before the last: those of the formats, and others of their tools. */
const KINDS = [
  ...EXPORT_FORMATS.flatMap(({ extension }) => extension.split('.').slice(0, -1)),
  'system',
  'instructions',
  'agent',
  'chatmode',
  'recipe',
];
const EXTENSIONS = new RegExp(`(\\.(${KINDS.join('|')}))*\\.\\w{1,8}$`, 'i');
/** Files that are called alike in every folder. */
const ALIKE = /^(skill|system|prompt|skprompt|(system|user)[-_]message|chain|agent|readme|index|user|\.\w+)$/i;

/** Files that are called by a day, which their folder says more of. */
const DATED = /^\d{4}[-_]\d\d[-_]\d\d([-_ ]?(prompt|system|instructions|tools))?$/i;

/** A title for a file without one: its name, or that of its folder. */
export function titleOfPath(path: string): string {
  const parts = path.split(/\/|\.zip: /i).filter(Boolean);
  const file = (parts.at(-1) ?? '').replace(EXTENSIONS, '');
  const folder = parts.at(-2) ?? '';
  const name = ALIKE.test(file) && folder ? folder : DATED.test(file) && folder ? `${folder}_${file}` : file;
  // Where words have spaces between them a hyphen belongs to a word, but for one after a number in front; between numbers it belongs to a day.
  const words = name.replace(/\s/.test(name) ? /(?<=^\d+)-+(?!\d)/ : /_+|(?<!\d)-+|-+(?!\d)/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A title for a text without one: the beginning of its first line that is more than a word such as `System:`. */
export function titleOfText(text: string): string {
  const [line = ''] = text
    .trim()
    .replace(/^\p{L}{1,20}:[^\S\n]*\n\s*(?=\S)/u, '')
    .split('\n', 1);
  const words = withoutHidden(line.slice(0, 1000).replace(/\t/g, ' '))
    .replace(/^#+\s*/, '')
    .trim();
  return words.length <= 60 ? words : `${firstCharacters(words, 59).trimEnd()}…`;
}

/** Fits a text into a line of the form; `cut` is true if it was shortened. */
export function fitted(text: string, kind: 'title' | 'category'): { text: string; cut: boolean } {
  const { max } = LIMITS[kind];
  const line = withoutControls(text.slice(0, 100 * max).replace(/[\t\n\r\u2028\u2029]+/g, ' ')).trim();
  const cut = [...line].length > max;
  return { text: cut ? `${firstCharacters(line, max - 1).trimEnd()}…` : line, cut };
}
