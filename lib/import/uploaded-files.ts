import { IMPORT } from '../account-limits';
import { EXPORT_FILE } from '../integrations/own-export/export-document';
import { isSafePath, listZip, plainPath, sizeProblem, unpack, type ZipEntry } from '../integrations/zip/read-zip';
import { decodeFile, WESTERN_EUROPE } from '../text/decode-file';
import { changedFiles } from './changed-export';
import { fileKind, hasExtension } from './file-kind';
import { type ImportProblem, type UploadedFile, type UploadedFiles, unreadEntry } from './import';

/** An uploaded file. Its path is a file name, or has the folders of an uploaded folder. */
export type Upload = { path: string; bytes: Buffer };

/** Files that operating systems and programs leave in folders. They are not read, only counted. */
const SYSTEM =
  /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|node_modules\/|\.(git|svn|hg|venv|idea|obsidian|trash)\/|\.git(ignore|attributes|keep)$)/i;
/** Files of an export of this site beside EXPORT_FILE, which is read. */
const OF_EXPORT = /^((versions|suggestions|following|reports)\.json|prompts\.csv|prompts\/[^/]+\.md)$/;
/** Files with rules for an agent, such as `.cursorrules`. Others without a known extension, such as `.env`, may hold secrets and are not read. */
const DOT_FILE = /(^|\/)\.(\w*rules|goosehints)$/i;

/** The folder of an export of this site, with a slash at its end, by the path of its EXPORT_FILE; null for the path of any other file. */
const exportFolder = (path: string) =>
  path === EXPORT_FILE || path.endsWith(`/${EXPORT_FILE}`) ? path.slice(0, -EXPORT_FILE.length) : null;
const isOfExport = (path: string, folder: string) => path.startsWith(folder) && OF_EXPORT.test(path.slice(folder.length));

/**
 * The texts of uploaded files and of those in uploaded zips; of exports of this site, zipped or not, only EXPORT_FILE and Markdown that was changed since.
 * The size of a zip is checked before it is unpacked, in memory only.
 */
export function uploadedFiles(sent: readonly Upload[]): UploadedFiles | ImportProblem {
  const uploads = sent.map(({ path, bytes }) => ({ path: plainPath(path), bytes }));
  if (uploads.length === 0) return 'nothing-sent';
  if (uploads.length > IMPORT.files) return 'too-many-files';
  const found: UploadedFiles = { files: [], unread: [] };
  const exports = uploads.flatMap(({ path }) => exportFolder(path) ?? []);
  const markdown: UploadedFile[] = [];
  let system = 0;
  for (const { path, bytes } of uploads) {
    if (path.length > IMPORT.path) found.unread.push(withLongPath(path));
    else if (!isSafePath(path)) return 'unsafe-path';
    else if (exports.some((folder) => isOfExport(path, folder))) {
      if (isMarkdown(path)) markdown.push({ path, text: decodeFile(bytes)?.text ?? '' });
    } else if (isZip(path, bytes)) {
      const problem = addZip(path, bytes, uploads.length > 1, found);
      if (problem) return problem;
    } else if (SYSTEM.test(path)) system++;
    else addText(path, bytes, found);
  }
  for (const folder of exports) {
    const json = found.files.find(({ path }) => path === folder + EXPORT_FILE)?.text;
    const ofExport = markdown.filter(({ path }) => isOfExport(path, folder));
    addChanged(json, ofExport, found);
  }
  if (system > 0) found.unread.push(systemFiles(uploads.length > 1 ? 'The folder' : (uploads[0]?.path ?? ''), system));
  if (found.files.length > IMPORT.files) return 'too-many-files';
  if (found.files.reduce((sum, { text }) => sum + text.length, 0) > IMPORT.unpacked) return 'too-large';
  const kept = withoutNeighbours(found.files);
  return { files: kept.files, unread: [...found.unread, ...kept.unread] };
}

const isMarkdown = (path: string) => path.endsWith('.md');

const withLongPath = (path: string) => unreadEntry(path.slice(-IMPORT.path), `Its path is longer than ${IMPORT.path} characters`);

/** Adds the Markdown files of an export of this site that were changed since. `json`: the text of its EXPORT_FILE. */
function addChanged(json: string | undefined, markdown: readonly UploadedFile[], { files, unread }: UploadedFiles): void {
  for (const file of json ? changedFiles(json, markdown) : []) {
    files.push(file);
    unread.push(unreadEntry(file.path, `It differs from ${EXPORT_FILE}, so that both are here`));
  }
}

function addZip(zip: string, bytes: Buffer, isOneOfSeveral: boolean, found: UploadedFiles): ImportProblem | null {
  const { files, unread } = found;
  const listed = listZip(bytes);
  if (typeof listed === 'string') return listed;
  if (listed.length === 0) unread.push(unreadEntry(zip, 'It is empty'));
  const entries = listed.filter(({ path }) => path.length <= IMPORT.path);
  unread.push(...listed.filter(({ path }) => path.length > IMPORT.path).map(({ path }) => withLongPath(path)));
  const exported = entries.find(({ path }) => exportFolder(path) !== null);
  const folder = exported ? exportFolder(exported.path) : null;
  const isPart = ({ path }: ZipEntry) => folder !== null && isOfExport(path, folder);
  const chosen = exported ? [exported] : entries.filter(({ path }) => !SYSTEM.test(path));
  const left = exported ? entries.filter((entry) => entry !== exported && !isPart(entry)).length : entries.length - chosen.length;
  if (left > 0) unread.push(exported ? unreadEntry(zip, besideReason(left, EXPORT_FILE)) : systemFiles(zip, left));
  const problem = sizeProblem(chosen);
  if (problem) return problem;
  const pathOf = ({ path }: ZipEntry) => (isOneOfSeveral ? `${zip}: ${path}` : path);
  for (const entry of chosen) {
    const content = mayBeText(entry.path) ? unpack(entry) : null;
    if (content) addText(pathOf(entry), content, found);
    else unread.push(unreadEntry(pathOf(entry), reasonOf(entry)));
  }
  const json = exported ? files.at(-1)?.text : undefined;
  const others = entries.filter((entry) => isPart(entry) && isMarkdown(entry.path));
  // The prompts are in the JSON too, so both together may be too large to unpack although the account is not.
  if (sizeProblem([...chosen, ...others])) return null;
  const markdown = others.map((entry) => ({ path: pathOf(entry), text: decodeFile(unpack(entry) ?? Buffer.from(''))?.text ?? '' }));
  addChanged(json, markdown, found);
  return null;
}

/** Why an entry of a zip was not read. */
function reasonOf({ path }: ZipEntry): string {
  if (mayBeText(path)) return 'It is damaged in the zip';
  return /\.zip$/i.test(path) ? 'A zip inside a zip is not opened: import it by itself' : NOT_READ;
}

const NOT_READ = 'This kind of file is not supported';

const mayHoldPrompts = (path: string) => fileKind(path) !== null || DOT_FILE.test(path);
/** True for a file that is read, and for one without an extension, whose format is detected. */
const mayBeText = (path: string) => mayHoldPrompts(path) || !hasExtension(path);

const systemFiles = (path: string, count: number) =>
  unreadEntry(path, count === 1 ? 'Left out: 1 file of the system or a program' : `Left out: ${count} files of the system or a program`);

/** Encodings that the user is not told. */
const USUAL_ENCODING = new RegExp(`^(UTF-.*|${WESTERN_EUROPE})$`);

function addText(path: string, bytes: Buffer, { files, unread }: UploadedFiles): void {
  const isKnown = mayHoldPrompts(path);
  const decoded = mayBeText(path) ? decodeFile(bytes) : null;
  if (!decoded) unread.push(unreadEntry(path, isKnown ? 'It is not text' : NOT_READ));
  else if (!isKnown && decoded.text.startsWith('#!')) unread.push(unreadEntry(path, NOT_READ));
  else files.push({ path, text: decoded.text });
  if (decoded && !USUAL_ENCODING.test(decoded.encoding)) unread.push(unreadEntry(path, `Its characters were read as ${decoded.encoding}`));
}

/** True for a zip with the extension of a zip or a skill, or without one. Documents of Word and other programs are zips too, and are not opened. */
const isZip = (path: string, bytes: Buffer) =>
  /\.(zip|skill)$|(^|\/)[^./]+$/i.test(path) &&
  bytes.length > 21 &&
  bytes.readUInt16LE(0) === 0x4b50 &&
  [0x0403, 0x0605].includes(bytes.readUInt16LE(2));

/** Files that are the prompt of their folder: the SKILL.md of a skill, the system.md of a pattern of fabric. */
const MAIN_FILE = /^(.+\/)(SKILL|system)\.md$/i;
/** Files beside a system.md of fabric that are no prompts. */
const BESIDE_SYSTEM = /(^|\/)(readme|user\w*)\.md$/i;

const LICENSE = /(^|\/|\.zip: )(LICEN[CS]E|License|COPYING)([.-][\w.-]*)?$/;

/** Moves licenses, and files that belong to a skill or a pattern of fabric without being prompts, to `unread`. */
function withoutNeighbours(files: readonly UploadedFile[]): UploadedFiles {
  const main = new Map<string, string>();
  for (const { path } of files) {
    const [, folder, name] = MAIN_FILE.exec(path) ?? [];
    if (folder && name) main.set(folder, `${name}.md`);
  }
  const left = new Map<string, number>();
  const kept = files.filter(({ path }) => {
    const folder = foldersAround(path).find((one) => /^skill/i.test(main.get(one) ?? '') || (main.has(one) && BESIDE_SYSTEM.test(path)));
    if (!folder || MAIN_FILE.test(path)) return true;
    left.set(folder, (left.get(folder) ?? 0) + 1);
    return false;
  });
  const beside = [...left].map(([folder, count]) => unreadEntry(folder, besideReason(count, main.get(folder) ?? '')));
  const licenses = kept.filter(({ path }) => LICENSE.test(path)).map(({ path }) => unreadEntry(path, 'Left out: a license'));
  return { files: kept.filter(({ path }) => !LICENSE.test(path)), unread: [...beside, ...licenses] };
}

const besideReason = (count: number, file: string) =>
  count === 1 ? `Left out: 1 other file beside ${file}` : `Left out: ${count} other files beside ${file}`;

/** The paths of all folders around a file, outermost first, each with a slash at its end: `a/`, `a/b/` for `a/b/c.md`. */
const foldersAround = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
