import { Readable } from 'node:stream';

const CHUNK = 1 << 18;

/** A value as COPY takes it. @param {string | boolean | null} value */
const field = (value) => (value === null ? '\\N' : String(value).replace(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? ''));

/** @type {Record<string, string>} */
const ESCAPED = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Rows as the text of COPY, made as they are wanted.
 * @param {number} from @param {number} to @param {(index: number) => (string | boolean | null)[]} row
 */
export function createReadable(from, to, row) {
  function* chunks() {
    let text = '';
    for (let index = from; index < to; index++) {
      text += `${row(index).map(field).join('\t')}\n`;
      if (text.length < CHUNK) continue;
      yield text;
      text = '';
    }
    if (text) yield text;
  }
  return Readable.from(chunks());
}
