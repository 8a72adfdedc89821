import { analyse } from 'chardet';

/** Bytes from which a file without a mark may be UTF-16: each second one is zero in Latin letters. */
const UTF16_SAMPLE = 200;

/** The text of a file, and the name of its encoding. */
export type DecodedFile = { text: string; encoding: string };

/**
 * Decodes a file in UTF-8, UTF-16 or the older encoding that its letters speak for, with \n at the ends of its lines; null if it is no text.
 * A damaged character is �.
 */
export function decodeFile(bytes: Buffer): DecodedFile | null {
  const unicode = utf16Of(bytes) ?? 'UTF-8';
  const text = decoded(bytes, unicode);
  if (text !== null && !NO_TEXT.test(text)) return { text: withNewlines(text), encoding: unicode };
  if (unicode !== 'UTF-8') return null;
  for (const encoding of olderEncodings(bytes)) {
    const older = decoded(bytes, encoding);
    if (older !== null && !NO_OLDER_TEXT.test(older)) return { text: withNewlines(older), encoding };
  }
  return null;
}

const withNewlines = (text: string) => text.replace(/\r\n?/g, '\n');

/** Null if it is not in this encoding. UTF-8 that was cut, or mixed with another encoding, is still UTF-8 where most of its letters are. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const text = encoding === 'UTF-8' ? new TextDecoder().decode(bytes) : '';
    const damaged = text.split('\ufffd').length - 1;
    return (text.match(/[\u0080-\ufffc]/g) ?? []).length > damaged ? text : null;
  }
}

/** Characters that are in no text: zeros and the like, and what an encoding of single bytes makes of the bytes of a picture or a program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const NO_TEXT = /[\0-\x06\x0e-\x1a]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const NO_OLDER_TEXT = /[\0-\x06\x0e-\x1a\x80-\x9f]/;

function utf16Of(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE';
  const sample = bytes.subarray(0, UTF16_SAMPLE);
  const zeros = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  return zeros > sample.length / 4 ? 'UTF-16LE' : null;
}

/** The encoding of files in which no other is seen, as Excel writes them in Western Europe. */
export const WESTERN_EUROPE = 'windows-1252';
/** The bytes from which an older encoding is told. */
const SAMPLE = 100_000;
/** Letters of another script than the Latin one. */
const OTHER_SCRIPT = /^(GB18030|Big5|Shift_JIS|EUC-JP|EUC-KR|KOI8-R|windows-125[1356]|ISO-8859-[5678])$/;
/** Latin letters of one encoding are others of the next: by how much one must be likelier than Windows-1252, and of how many letters that is told. */
const LATIN = { ahead: 10, letters: 8 };
const WESTERN = /^(windows-1252|ISO-8859-1)$/;

/** The encodings to try for a file that is not Unicode: the likeliest by its letters, and Windows-1252. */
function olderEncodings(bytes: Buffer): string[] {
  const sample = bytes.subarray(0, SAMPLE);
  const guesses = analyse(sample);
  const [likely] = guesses;
  const western = guesses.find(({ name }) => WESTERN.test(name))?.confidence ?? 0;
  const isLatin = likely && sample.filter((byte) => byte >= 0x80).length >= LATIN.letters && likely.confidence >= western + LATIN.ahead;
  return likely && (OTHER_SCRIPT.test(likely.name) || isLatin) ? [likely.name, WESTERN_EUROPE] : [WESTERN_EUROPE];
}
