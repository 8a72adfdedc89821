import localFont from 'next/font/local';

// With `display: optional` a font that has not arrived for the first paint is used from the next page on, and moves no line of the first one.

/** The font of titles and the interface. `scripts/subset-fonts.mjs` makes the files of all fonts. */
export const archivo = localFont({
  src: './fonts/archivo.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-archivo',
  declarations: [{ prop: 'font-stretch', value: '88% 100%' }],
  adjustFontFallback: 'Arial',
});

/** The font of prompts, guides and other texts to read. */
export const sourceSerif = localFont({
  src: './fonts/source-serif.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-source-serif',
  adjustFontFallback: 'Times New Roman',
});
