import { inflateRawSync } from 'node:zlib';
import { IMPORT } from '../../account-limits';

/** A file in a zip, not decompressed yet. `size`: the bytes that it decompresses to, as the zip says. `method`: 0 for stored, 8 for deflated. */
export type ZipEntry = { path: string; size: number; packed: Buffer; method: number };

type ZipProblem = 'not-a-zip' | 'too-many-files' | 'too-large' | 'packed-too-tightly' | 'unsafe-path' | 'encrypted';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_COMMENT = 0xffff;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The files in a zip, by its central directory. Overlapping entries are refused, so that few bytes are not unpacked again and again. */
export function listZip(bytes: Buffer): ZipEntry[] | ZipProblem {
  const end = findEnd(bytes);
  if (end < 0) return 'not-a-zip';
  const count = bytes.readUInt16LE(end + 10);
  if (count > IMPORT.files) return 'too-many-files';
  const entries: ZipEntry[] = [];
  const ranges: { start: number; end: number }[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return 'not-a-zip';
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const [packedSize, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const commentLength = bytes.readUInt16LE(at + 32);
    const start = bytes.readUInt32LE(at + 42);
    if (at + 46 + nameLength > end || start + 30 > bytes.length || bytes.readUInt32LE(start) !== LOCAL) return 'not-a-zip';
    if (flags & 1) return 'encrypted';
    if (method !== 0 && method !== 8) return 'not-a-zip';
    const path = pathOf(bytes.subarray(at + 46, at + 46 + nameLength));
    if (path === null) return 'unsafe-path';
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    if (data + packedSize > bytes.length) return 'not-a-zip';
    entries.push({ path, size, method, packed: bytes.subarray(data, data + packedSize) });
    ranges.push({ start, end: data + packedSize });
    at += 46 + nameLength + extraLength + commentLength;
  }
  ranges.sort((a, b) => a.start - b.start);
  if (ranges.some(({ start }, index) => start < (ranges[index - 1]?.end ?? 0))) return 'not-a-zip';
  return entries.filter(({ path }) => path !== '' && !path.endsWith('/'));
}

export function sizeProblem(entries: readonly ZipEntry[]): ZipProblem | null {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed.length, 0);
  if (size > IMPORT.unpacked) return 'too-large';
  return size > IMPORT.ratioFrom && size > packed * IMPORT.ratio ? 'packed-too-tightly' : null;
}

/** Decompresses an entry; null if it is damaged or its size differs from the central directory. */
export function unpack({ size, packed, method }: ZipEntry): Buffer | null {
  if (method === 0) return packed.length === size ? packed : null;
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
    return bytes.length === size ? bytes : null;
  } catch {
    return null;
  }
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - MAX_COMMENT); at--) {
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return -1;
}

/** The path of an entry; null if it is not safe. Nothing is written to disk, but a zip with such a path is refused as an attack. */
function pathOf(name: Buffer): string | null {
  const path = plainPath(decoded(name));
  return isSafePath(path) ? path : null;
}

function decoded(name: Buffer): string {
  try {
    return decoder.decode(name);
  } catch {
    // Older programs write names in another encoding. A wrong letter does little harm: it is shown in a title or a note.
    return name.toString('latin1');
  }
}

/** A path with slashes in place of the backslashes of Windows, without the `./` that tar and zip may write before it. */
export const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^(\.\/+)+/, '');

/** False for a path that is absolute, or has control characters, a backslash, or a part `.` or `..`, which may leave its folder. */
export function isSafePath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  return !/^\/|^[a-z]:\/|\\|(^|\/)\.\.?(\/|$)|[\u0000-\u001f]/i.test(path);
}
