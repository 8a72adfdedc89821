/** Random numbers that are the same in every run (mulberry32). @param {number} seed @returns {() => number} from 0 to 1 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The id of the number-th thing of a kind: looks random, is always the same. @param {number} kind @param {number} number */
export function idOf(kind, number) {
  const random = seededRandom(Math.imul(kind, 0x9e3779b1) ^ number);
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
