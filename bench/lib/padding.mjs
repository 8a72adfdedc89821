import { gzipSync } from 'node:zlib';
import { seededRandom } from './random.mjs';

const WORD = 8;
const COMMON = ['library ', 'prompts ', 'reading ', 'columns ', 'heading ', 'section ', 'between ', 'writing '];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Text with typographic quotes, as ours is, takes twice the memory in JavaScript and longer to write than text without: both have one. */
const WIDE = '“';

/** Words of equal length, `share` of them random and so hard to compress. @param {number} length @param {number} share */
function text(length, share) {
  const random = seededRandom(length);
  let made = '';
  while (made.length < length) {
    const isRandom = random() < share;
    const word = Array.from({ length: WORD - 1 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
    made += isRandom ? `${word} ` : COMMON[Math.floor(random() * COMMON.length)];
  }
  return WIDE + made.slice(0, length - Buffer.byteLength(WIDE));
}

/** What stands in the bare page where its padding will be. */
export const MARKER = 'padding-goes-here';

/**
 * The text that makes a bare page as large as another one, both as it is and compressed, so that sending and packing cost
 * the same.
 * @param {string} html the bare page around MARKER, which is in it twice: as HTML and as data for the browser
 * @param {{ raw: number, gzip: number }} target
 */
export function paddingFor(html, target) {
  const bare = Buffer.byteLength(html) - MARKER.length * 2;
  const length = Math.max(MARKER.length, Math.round((target.raw - bare) / 2));
  const packed = (/** @type {string} */ padding) => gzipSync(html.replaceAll(MARKER, padding)).length;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (packed(text(length, middle)) < target.gzip) low = middle;
    else high = middle;
  }
  return text(length, low);
}
