/** Bytes from which a file without a mark may be UTF-16: each second one is zero in Latin letters. */
const UTF16_SAMPLE = 200;

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with \n at the ends of its lines; null if it is none. A damaged character is �. */
export function fileText(bytes: Buffer): string | null {
  for (const encoding of encodingsOf(bytes)) {
    const text = decoded(bytes, encoding);
    if (text !== null && !(encoding === 'windows-1252' ? NO_WINDOWS_TEXT : NO_TEXT).test(text)) return text.replace(/\r\n?/g, '\n');
  }
  return null;
}

/** Null if it is not in this encoding. UTF-8 that was cut, or mixed with another encoding, is still UTF-8 where most of its letters are. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const text = encoding === 'utf-8' ? new TextDecoder().decode(bytes) : '';
    const damaged = text.split('\ufffd').length - 1;
    return (text.match(/[\u0080-\ufffc]/g) ?? []).length > damaged ? text : null;
  }
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
