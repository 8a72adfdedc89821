import localFont from 'next/font/local';

/** Titles and interface. `scripts/subset-fonts.mjs` makes the files. */
export const archivo = localFont({
  src: './fonts/archivo.woff2',
  weight: '400 700',
  variable: '--font-archivo',
  declarations: [{ prop: 'font-stretch', value: '88% 100%' }],
  adjustFontFallback: 'Arial',
});

/** Prompts, excerpts and guides. */
export const sourceSerif = localFont({
  src: './fonts/source-serif.woff2',
  weight: '400 700',
  variable: '--font-source-serif',
  adjustFontFallback: 'Times New Roman',
});
