import localFont from 'next/font/local';

/** Italic font of guides, preloaded only on their pages (app/fonts.ts has the other fonts). */
export const sourceSerifItalic = localFont({
  src: '../../fonts/source-serif-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'optional',
  variable: '--font-source-serif-italic',
  adjustFontFallback: 'Times New Roman',
});
