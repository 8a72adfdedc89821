import { analyse } from 'chardet';

/** Number of first bytes by which UTF-16 without a byte order mark is recognized, because every second byte of Latin letters is zero. */
const UTF16_SAMPLE = 200;

type DecodedFile = { text: string; encoding: string };

/** Decodes a file in UTF-8, UTF-16 or the likeliest older encoding, with \n for line ends and � for damaged characters. Null if it is no text. */
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

/** Decodes bytes; null if they are not in the encoding. They count as UTF-8 if more of their non-ASCII characters are valid than damaged. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const text = encoding === 'UTF-8' ? new TextDecoder().decode(bytes) : '';
    const damaged = text.split('\ufffd').length - 1;
    return (text.match(/[\u0080-\ufffc]/g) ?? []).length > damaged ? text : null;
  }
}

/** Matches a control character that only a binary file has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const NO_TEXT = /[\0-\x06\x0e-\x1a]/;
/** Matches a control character that only a binary file has if it is decoded in an older encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const NO_OLDER_TEXT = /[\0-\x06\x0e-\x1a\x80-\x9f]/;

function utf16Of(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE';
  const sample = bytes.subarray(0, UTF16_SAMPLE);
  const zeros = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  return zeros > sample.length / 4 ? 'UTF-16LE' : null;
}

/** The encoding of files for which no other is likely. Excel writes it in Western Europe. */
export const WESTERN_EUROPE = 'windows-1252';
const SAMPLE = 100_000;
/** Matches the name of an encoding of another script than the Latin one. */
const OTHER_SCRIPT = /^(GB18030|Big5|Shift_JIS|EUC-JP|EUC-KR|KOI8-R|windows-125[1356]|ISO-8859-[5678])$/;
/** Minimum lead in confidence over Windows-1252, and minimum number of non-ASCII bytes, of another Latin encoding that is chosen. */
const LATIN = { ahead: 10, letters: 8 };
const WESTERN = /^(windows-1252|ISO-8859-1)$/;

/** Encodings to try for a file that is not Unicode, the most likely first. */
function olderEncodings(bytes: Buffer): string[] {
  const sample = bytes.subarray(0, SAMPLE);
  const guesses = analyse(sample);
  const [likely] = guesses;
  const western = guesses.find(({ name }) => WESTERN.test(name))?.confidence ?? 0;
  const isLatin = likely && sample.filter((byte) => byte >= 0x80).length >= LATIN.letters && likely.confidence >= western + LATIN.ahead;
  return likely && (OTHER_SCRIPT.test(likely.name) || isLatin) ? [likely.name, WESTERN_EUROPE] : [WESTERN_EUROPE];
}
