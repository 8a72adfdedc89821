import localFont from 'next/font/local';

/** The italic of guides, preloaded only there (app/fonts.ts has the rest). */
export const sourceSerifItalic = localFont({
  src: '../../fonts/source-serif-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'optional',
  variable: '--font-source-serif-italic',
  adjustFontFallback: 'Times New Roman',
});
