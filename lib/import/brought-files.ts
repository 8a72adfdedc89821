import { IMPORT } from '../account-limits';
import { EXPORT_FILE } from '../own-export/export-document';
import { isSafePath, listZip, sizeProblem, unpack, type ZipEntry } from '../zip/read-zip';
import type { BroughtFile, ImportProblem, Unread } from './import';

/** What was sent: a file, or one of a folder, with its path. */
export type Upload = { path: string; bytes: Buffer };

/** Kinds of files that may hold prompts. */
const READ = /\.(md|markdown|txt|json|ya?ml|toml|csv|tsv)$/i;
/** What systems and programs leave in folders. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|node_modules\/)/;

/** The texts of what was sent, zips opened. Nothing is unpacked before it is known how much that is, and nothing is written anywhere. */
export function broughtFiles(uploads: readonly Upload[]): { files: BroughtFile[]; unread: Unread[] } | ImportProblem {
  if (uploads.length === 0) return 'nothing-sent';
  if (uploads.length > IMPORT.files) return 'too-many-files';
  const files: BroughtFile[] = [];
  const unread: Unread[] = [];
  for (const { path, bytes } of uploads) {
    if (!isSafePath(path)) return 'unsafe-path';
    if (!isZip(bytes)) {
      if (!LEFT_BEHIND.test(path)) addText(path, bytes, { files, unread });
      continue;
    }
    const problem = addZip(path, bytes, uploads.length > 1, { files, unread });
    if (problem) return problem;
  }
  if (files.length > IMPORT.files) return 'too-many-files';
  return files.reduce((sum, { text }) => sum + text.length, 0) > IMPORT.unpacked ? 'too-large' : { files, unread };
}

type Found = { files: BroughtFile[]; unread: Unread[] };

function addZip(zip: string, bytes: Buffer, amongOthers: boolean, { files, unread }: Found): ImportProblem | null {
  const entries = listZip(bytes);
  if (typeof entries === 'string') return entries;
  const own = entries.find(({ path }) => path === EXPORT_FILE || path.endsWith(`/${EXPORT_FILE}`));
  const chosen = own ? [own] : entries.filter(({ path }) => !LEFT_BEHIND.test(path));
  const problem = sizeProblem(chosen);
  if (problem) return problem;
  for (const entry of chosen) {
    const path = amongOthers ? `${zip}: ${entry.path}` : entry.path;
    const content = READ.test(entry.path) ? unpack(entry) : null;
    if (content) addText(path, content, { files, unread });
    else unread.push({ path, line: null, reason: reasonOf(entry) });
  }
  return null;
}

function reasonOf({ path }: ZipEntry): string {
  if (READ.test(path)) return 'It is damaged in the zip';
  return /\.zip$/i.test(path) ? 'A zip inside a zip is not opened: import it by itself' : NOT_READ;
}

const NOT_READ = 'This kind of file is not supported';

function addText(path: string, bytes: Buffer, { files, unread }: Found): void {
  const text = READ.test(path) || !/\.\w{1,5}$/.test(path) ? textOf(bytes) : null;
  if (text !== null) files.push({ path, text });
  else unread.push({ path, line: null, reason: READ.test(path) ? 'It is not text in UTF-8 or UTF-16' : NOT_READ });
}

const isZip = (bytes: Buffer) => bytes.length > 21 && bytes.readUInt16LE(0) === 0x4b50 && [0x0403, 0x0605].includes(bytes.readUInt16LE(2));

/** The text of a file, with \n at the ends of its lines; null where it is none. */
function textOf(bytes: Buffer): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}
