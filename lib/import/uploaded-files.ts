import { IMPORT } from '../account-limits';
import { EXPORT_FILE } from '../integrations/own-export/export-document';
import { isSafePath, listZip, sizeProblem, unpack, type ZipEntry } from '../integrations/zip/read-zip';
import { decodeFile, WESTERN_EUROPE } from '../text/file-text';
import { changedFiles } from './changed-export';
import type { ImportProblem, Unread, UploadedFile } from './import';
import type { Sources } from './sources';

/** An uploaded file, with its path if it was in a folder. */
export type Upload = { path: string; bytes: Buffer };

const READ = /\.(md|markdown|mkd|mdown|mdx|mdc|txt|text|prompt|prompty|json[lc5]?|ndjson|code-snippets|ya?ml|toml|csv|tsv)$/i;
/** Files that systems and programs leave in folders. An import says how many of them it has left out. */
const SYSTEM =
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|node_modules\/|\.(git|svn|hg|venv|idea|obsidian|trash)\/|\.git(ignore|attributes|keep)$)/i;
/** Files of the site's own export beside the one that is read, which holds the same prompts. */
const OF_EXPORT = /^((versions|suggestions|following|reports)\.json|prompts\.csv|prompts\/[^/]+\.md)$/;
/** Rules for an agent in a file whose name is all extension, such as `.cursorrules`; not the settings of a program, which may be secret. */
const DOT_FILE = /(^|\/)\.(\w*rules|goosehints)$/i;

/** The texts of what was sent, zips opened. Nothing is unpacked before it is known how much that is, and nothing is written anywhere. */
export function uploadedFiles(uploads: readonly Upload[]): Sources | ImportProblem {
  if (uploads.length === 0) return 'nothing-sent';
  if (uploads.length > IMPORT.files) return 'too-many-files';
  const files: UploadedFile[] = [];
  const unread: Unread[] = [];
  let system = 0;
  for (const { path, bytes } of uploads) {
    if (path.length > IMPORT.path) {
      unread.push({ path: path.slice(-IMPORT.path), line: null, reason: `Its path is longer than ${IMPORT.path} characters` });
      continue;
    }
    if (!isSafePath(path)) return 'unsafe-path';
    if (!isZip(path, bytes)) {
      if (SYSTEM.test(path)) system++;
      else addText(path, bytes, { files, unread });
      continue;
    }
    const problem = addZip(path, bytes, uploads.length > 1, { files, unread });
    if (problem) return problem;
  }
  if (system > 0) unread.push(systemFiles(uploads.length > 1 ? 'The folder' : (uploads[0]?.path ?? ''), system));
  if (files.length > IMPORT.files) return 'too-many-files';
  if (files.reduce((sum, { text }) => sum + text.length, 0) > IMPORT.unpacked) return 'too-large';
  const kept = withoutNeighbours(files);
  return { files: kept.files, unread: [...unread, ...kept.unread] };
}

function addZip(zip: string, bytes: Buffer, amongOthers: boolean, { files, unread }: Sources): ImportProblem | null {
  const entries = listZip(bytes);
  if (typeof entries === 'string') return entries;
  if (entries.length === 0) unread.push({ path: zip, line: null, reason: 'It is empty' });
  const own = entries.find(({ path }) => path === EXPORT_FILE || path.endsWith(`/${EXPORT_FILE}`));
  const ownFolder = own?.path.slice(0, -EXPORT_FILE.length) ?? '';
  const isOfExport = ({ path }: ZipEntry) => path.startsWith(ownFolder) && OF_EXPORT.test(path.slice(ownFolder.length));
  const chosen = own ? [own] : entries.filter(({ path }) => !SYSTEM.test(path));
  const left = own ? entries.filter((entry) => entry !== own && !isOfExport(entry)).length : entries.length - chosen.length;
  if (left > 0) unread.push(own ? { path: zip, line: null, reason: besideReason(left, EXPORT_FILE) } : systemFiles(zip, left));
  const problem = sizeProblem(chosen);
  if (problem) return problem;
  for (const entry of chosen) {
    const path = amongOthers ? `${zip}: ${entry.path}` : entry.path;
    const content = mayBeText(entry.path) ? unpack(entry) : null;
    if (content) addText(path, content, { files, unread });
    else unread.push({ path, line: null, reason: reasonOf(entry) });
  }
  const json = own ? files.at(-1)?.text : undefined;
  const others = entries.filter((entry) => isOfExport(entry) && /\.md$/.test(entry.path));
  // They hold what the JSON holds, so that an account can have more than can be unpacked twice.
  if (json && !sizeProblem([...chosen, ...others])) {
    const texts = others.map((entry) => ({
      path: amongOthers ? `${zip}: ${entry.path}` : entry.path,
      text: decodeFile(unpack(entry) ?? Buffer.from(''))?.text ?? '',
    }));
    for (const file of changedFiles(json, texts)) {
      files.push(file);
      unread.push({ path: file.path, line: null, reason: `It differs from ${EXPORT_FILE}, so that both are here` });
    }
  }
  return null;
}

function reasonOf({ path }: ZipEntry): string {
  if (mayBeText(path)) return 'It is damaged in the zip';
  return /\.zip$/i.test(path) ? 'A zip inside a zip is not opened: import it by itself' : NOT_READ;
}

const NOT_READ = 'This kind of file is not supported';

const mayHoldPrompts = (path: string) => READ.test(path) || DOT_FILE.test(path);
/** True also for a file without an extension, which is read by what is in it. */
const mayBeText = (path: string) => mayHoldPrompts(path) || !/\.\w+$/.test(path);

const systemFiles = (path: string, count: number): Unread => ({
  path,
  line: null,
  reason: count === 1 ? 'Left out: 1 file of the system or a program' : `Left out: ${count} files of the system or a program`,
});

/** Encodings that are not said. */
const USUAL_ENCODING = new RegExp(`^(UTF-.*|${WESTERN_EUROPE})$`);

function addText(path: string, bytes: Buffer, { files, unread }: Sources): void {
  const isKnown = mayHoldPrompts(path);
  const decoded = mayBeText(path) ? decodeFile(bytes) : null;
  if (!decoded) unread.push({ path, line: null, reason: isKnown ? 'It is not text' : NOT_READ });
  else if (!isKnown && decoded.text.startsWith('#!')) unread.push({ path, line: null, reason: NOT_READ });
  else files.push({ path, text: decoded.text });
  if (decoded && !USUAL_ENCODING.test(decoded.encoding))
    unread.push({ path, line: null, reason: `Its characters were read as ${decoded.encoding}` });
}

/** Documents of Word and other programs are zips, too: only those are opened that are called so, skills, and files without an extension. */
const isZip = (path: string, bytes: Buffer) =>
  /\.(zip|skill)$|(^|\/)[^./]+$/i.test(path) &&
  bytes.length > 21 &&
  bytes.readUInt16LE(0) === 0x4b50 &&
  [0x0403, 0x0605].includes(bytes.readUInt16LE(2));

/** Files that make the folder around them one prompt: a skill, or a pattern of fabric. */
const MAIN_FILE = /^(.+\/)(SKILL|system)\.md$/i;
/** Files of fabric beside a system.md; any others there are prompts. */
const BESIDE_SYSTEM = /(^|\/)(readme|user\w*)\.md$/i;

const LICENSE = /(^|\/|\.zip: )(LICEN[CS]E|License|COPYING)([.-][\w.-]*)?$/;

/** Leaves out what lies beside a SKILL.md (references, examples), and the notes beside a system.md, names each such folder, and each license elsewhere. */
function withoutNeighbours(files: readonly UploadedFile[]): Sources {
  const main = new Map<string, string>();
  for (const { path } of files) {
    const [, folder, name] = MAIN_FILE.exec(path) ?? [];
    if (folder && name) main.set(folder, `${name}.md`);
  }
  const left = new Map<string, number>();
  const kept = files.filter(({ path }) => {
    const folder = foldersOf(path).find((one) => /^skill/i.test(main.get(one) ?? '') || (main.has(one) && BESIDE_SYSTEM.test(path)));
    if (!folder || MAIN_FILE.test(path)) return true;
    left.set(folder, (left.get(folder) ?? 0) + 1);
    return false;
  });
  const unread = [...left].map(([folder, count]): Unread => {
    return { path: folder, line: null, reason: besideReason(count, main.get(folder) ?? '') };
  });
  const licenses = kept.filter(({ path }) => LICENSE.test(path));
  unread.push(...licenses.map(({ path }): Unread => ({ path, line: null, reason: 'Left out: a license' })));
  return { files: kept.filter(({ path }) => !LICENSE.test(path)), unread };
}

const besideReason = (count: number, file: string) =>
  count === 1 ? `Left out: 1 other file beside ${file}` : `Left out: ${count} other files beside ${file}`;

/** The folders of a path, each with its last slash, the outermost first. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}
