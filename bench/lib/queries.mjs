/**
 * What people may type to find one of these texts: words of its title, sometimes of its body.
 * @param {{ title: string, body: string, category: string | undefined }[]} texts
 * @param {() => number} random
 */
export function queriesFor(texts, random) {
  const oneOf = (/** @type {string[]} */ list) => list[Math.floor(random() * list.length)] ?? 'plan';
  const wordsIn = (/** @type {string} */ text) => [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])];
  /** @param {number} count */
  const words = (count) =>
    texts.map(({ title, body, category }) => {
      const pool = wordsIn(random() < 2 / 3 && wordsIn(title).length >= count ? title : body);
      const chosen = new Set();
      for (let tries = 0; chosen.size < count && tries < 50; tries++) chosen.add(oneOf(pool));
      return { q: [...chosen].join(' '), category };
    });
  const only = (/** @type {{ q: string }[]} */ queries) => queries.map(({ q }) => ({ q }));
  return {
    'one word': only(words(1)),
    'two words': only(words(2)),
    'three words': only(words(3)),
    'word and category': words(1).map(({ q, category }) => ({ q, ...(category && { category }) })),
    'beginning of a word': words(1).map(({ q }) => ({ q: q.slice(0, 3) })),
    'nothing found': words(1).map(({ q }, index) => ({ q: index % 2 ? `xqzv${q}` : `${q} xqzv${index}` })),
  };
}
