import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/project.ts';
import { seededRandom } from './random.mjs';

/** A word with its punctuation and with the blanks that touch it, each whole: inside a blank there may be spaces. */
const TOKEN = /(?:\[[^\]]*\]|\S)+/g;
const SYLLABLES = 'bel cor dan fel gor hal jun kar lin mor nel pra quin ros sol tam ul ven wer yor zan'.split(' ');
/** Every so many words there is a name, so that the vocabulary grows with the texts, as people's does. */
const NAMES_EVERY = 60;
const NAMES = 200_000;

/**
 * A walk over the pairs of words of real texts: what follows a pair in the result has followed it somewhere in them.
 * @param {string[]} texts
 * @param {() => number} random
 */
function createWalk(texts, random) {
  /** @type {string[]} */
  const tokens = [];
  /** @type {number[]} where texts begin */
  const starts = [];
  for (const text of texts) {
    starts.push(tokens.length);
    tokens.push(...(text.match(TOKEN) ?? []), '');
  }
  /** @type {Map<string, number[]>} */
  const pairs = new Map();
  const placesOf = tokens.map((token, at) => {
    const pair = `${tokens[at - 1] ?? ''} ${token}`;
    const places = pairs.get(pair) ?? [];
    if (!pairs.has(pair)) pairs.set(pair, places);
    places.push(at);
    return places;
  });
  const oneOf = (/** @type {number[]} */ places) => places[Math.floor(random() * places.length)] ?? 0;
  /** @param {number} [at] goes on from there @returns {number} */
  return {
    token: (/** @type {number} */ at) => tokens[at] ?? '',
    begin: () => oneOf(starts),
    next(/** @type {number} */ at) {
      const place = oneOf(placesOf[at] ?? []) + 1;
      return tokens[place] === '' || tokens[place] === undefined ? oneOf(starts) : place;
    },
    isEnd: (/** @type {number} */ at) => tokens[at + 1] === '',
  };
}

/**
 * Prompts that read like those of data/prompts.json, as many as one likes, the same for the same seed.
 * @param {number} seed
 */
export function createTextSource(seed) {
  const random = seededRandom(seed);
  /** @type {{ title: string, promptText: string }[]} */
  const models = JSON.parse(readFileSync(path.join(ROOT, 'data/prompts.json'), 'utf8'));
  const bodies = createWalk(
    models.map(({ promptText }) => promptText),
    random,
  );
  const titles = createWalk(
    models.map(({ title }) => title),
    random,
  );

  /** Few names are everywhere, most are rare. */
  function name() {
    let number = Math.floor(NAMES * random() ** 4) + SYLLABLES.length;
    let text = '';
    for (; number > 0; number = Math.floor(number / SYLLABLES.length)) text += SYLLABLES[number % SYLLABLES.length];
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  return {
    random,
    name,
    /** At most 100 characters. */
    title() {
      let at = titles.begin();
      let text = titles.token(at);
      for (let words = 1; words < 9 && !titles.isEnd(at); words++) {
        at = titles.next(at);
        text += ` ${titles.token(at)}`;
      }
      const whole = random() < 0.3 ? `${text} for ${name()}` : text;
      return whole.slice(0, 100).trim();
    },
    /** About so many characters, ended at a sentence. @param {number} length */
    body(length) {
      let at = bodies.begin();
      let text = bodies.token(at);
      while (text.length < length || (!/[.?!]$/.test(text) && text.length < length + 300)) {
        at = bodies.next(at);
        text += ` ${random() * NAMES_EVERY < 1 ? name() : bodies.token(at)}`;
      }
      return text;
    },
  };
}
