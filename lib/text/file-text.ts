/** Bytes from which a file without a mark may be UTF-16: each second one is zero in Latin letters. */
const UTF16_SAMPLE = 200;

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with \n at the ends of its lines; null if it is none. */
export function fileText(bytes: Buffer): string | null {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!(encoding === 'windows-1252' ? NO_WINDOWS_TEXT : NO_TEXT).test(text)) return text.replace(/\r\n?/g, '\n');
    } catch {
      // The next encoding is tried.
    }
  }
  return null;
}

/** Characters that are in no text: zeros and the like, and what Windows-1252 makes of the bytes of a picture or a program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const NO_TEXT = /[\0-\x06\x0e-\x1a]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const NO_WINDOWS_TEXT = /[\0-\x06\x0e-\x1a\x80-\x9f]/;

function encodingsOf(bytes: Buffer): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  const sample = bytes.subarray(0, UTF16_SAMPLE);
  const zeros = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  return zeros > sample.length / 4 ? ['utf-16le'] : ['utf-8', 'windows-1252'];
}
