// `npm run fonts` makes font files with only the letters, and the ranges of the axes (app/fonts.ts), that the site uses. It is run by hand when
// the design changes. The results are committed, so that a build needs neither the fonts nor this script.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable';
const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜–—‘’‚“”„•…′″‹›€™←↑→↓−∕`;

const fonts = [
  {
    from: `${folder}/archivo/files/archivo-latin-standard-normal.woff2`,
    to: 'app/fonts/archivo.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 88, max: 100 } },
  },
  {
    from: `${folder}/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2`,
    to: 'app/fonts/source-serif.woff2',
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 26 } },
  },
  {
    from: `${folder}/source-serif-4/files/source-serif-4-latin-wght-italic.woff2`,
    to: 'app/fonts/source-serif-italic.woff2',
    axes: { wght: 400 },
  },
];

for (const { from, to, axes } of fonts) {
  const subset = await subsetFont(await readFile(from), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(to, subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}
