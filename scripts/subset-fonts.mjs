// Cuts the two typefaces down to what the site uses: Latin letters and the ranges of the axes that the style sheets use.
// Run by hand when the design changes (`npm run fonts`); the results are committed so that a build needs neither.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const files = 'node_modules/@fontsource-variable';
const latin = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, i) => 0xa0 + i),
  0x131,
  0x152,
  0x153,
  0x2c6,
  0x2da,
  0x2dc,
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201a,
  0x201c,
  0x201d,
  0x201e,
  0x2022,
  0x2026,
  0x2032,
  0x2033,
  0x2039,
  0x203a,
  0x20ac,
  0x2122,
  0x2190,
  0x2191,
  0x2192,
  0x2193,
  0x2212,
  0x2215,
];
const text = String.fromCodePoint(...latin);

const fonts = [
  {
    from: `${files}/archivo/files/archivo-latin-standard-normal.woff2`,
    to: 'app/fonts/archivo.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 88, max: 100 } },
  },
  {
    from: `${files}/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2`,
    to: 'app/fonts/source-serif.woff2',
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 26 } },
  },
  {
    from: `${files}/source-serif-4/files/source-serif-4-latin-wght-italic.woff2`,
    to: 'app/fonts/source-serif-italic.woff2',
    axes: { wght: 400 },
  },
];

for (const { from, to, axes } of fonts) {
  const subset = await subsetFont(await readFile(from), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(to, subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}
