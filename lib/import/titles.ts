import { EXPORT_FORMATS } from '../integrations/formats/export-formats';
import { LIMITS } from '../limits';
import { firstCharacters } from '../text/characters';
import { withoutControls, withoutHidden } from '../text/text-fields';
import { READ_EXTENSIONS } from './file-kind';

/** Parts of extensions before the last one, such as `skill` in `write.skill.md`. */
const INNER_EXTENSIONS = ['system', 'instructions', 'agent', 'chatmode', 'recipe'].concat(
  EXPORT_FORMATS.flatMap(({ extension }) => extension.split('.').slice(0, -1)),
);
const EXTENSIONS = new RegExp(`(\\.(${INNER_EXTENSIONS.join('|')}))*\\.(\\w{1,8}|${READ_EXTENSIONS.join('|')})$`, 'i');
/** Names of files that are the same in every folder. */
const ALIKE = /^(skill|system|prompt|skprompt|(system|user)[-_]message|chain|agent|readme|index|user|\.\w+)$/i;

/** Names of files that are a date, whose title begins with the name of the folder. */
const DATED = /^\d{4}[-_]\d\d[-_]\d\d([-_ ]?(prompt|system|instructions|tools))?$/i;

/** The title that the path of a file gives: the name of the file without its extension, of its folder, or of both. */
export function titleOfPath(path: string): string {
  const parts = path.split(/\/|\.zip: /i).filter(Boolean);
  const file = (parts.at(-1) ?? '').replace(EXTENSIONS, '');
  const folder = parts.at(-2) ?? '';
  const name = ALIKE.test(file) && folder ? folder : DATED.test(file) && folder ? `${folder}_${file}` : file;
  // Underscores and hyphens become spaces, except hyphens between digits. If the name has spaces, only a hyphen after a number in front does.
  const words = name.replace(/\s/.test(name) ? /(?<=^\d+)-+(?!\d)/ : /_+|(?<!\d)-+|-+(?!\d)/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title that a text gives: the beginning of its first line, or of the second one below a role such as `System:`. */
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

/** A title or category that is valid in the form: on one line, and cut if it is too long. */
export function fitted(text: string, kind: 'title' | 'category'): { text: string; cut: boolean } {
  const { max } = LIMITS[kind];
  const line = withoutControls(text.slice(0, 100 * max).replace(/[\t\n\r\u2028\u2029]+/g, ' ')).trim();
  const cut = [...line].length > max;
  return { text: cut ? `${firstCharacters(line, max - 1).trimEnd()}…` : line, cut };
}
