import localFont from 'next/font/local';

/** The italic font of guides, which only their pages preload. The other fonts are in app/fonts.ts. */
export const sourceSerifItalic = localFont({
  src: '../../fonts/source-serif-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'optional',
  variable: '--font-source-serif-italic',
  adjustFontFallback: 'Times New Roman',
});
