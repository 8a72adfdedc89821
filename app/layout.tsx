import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { EarlyInput } from '@/components/site/root-parts';
import { OFFLINE_NOTICE } from '@/lib/browser/announce';
import { env } from '@/lib/env';
import { filePaths } from '@/lib/file-paths';
import { buildId } from '@/lib/server/build-id';
import { documentTitle, site } from '@/lib/site';
import { EARLY_SCRIPT_URL } from '@/lib/site/early-script';
import { headScript } from '@/lib/site/head-script';
import { archivo, sourceSerif } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name}: ${site.tagline.replace(/\.$/, '').toLowerCase()}`, template: documentTitle('%s') },
  description: site.description,
  applicationName: site.name,
  openGraph: { siteName: site.name, locale: site.locale, type: 'website' },
  twitter: { card: 'summary_large_image', site: site.social.handle },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf8' },
    { media: '(prefers-color-scheme: dark)', color: '#121210' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script sets attributes before React hydrates.
    <html
      lang={site.language}
      className={`${archivo.variable} ${sourceSerif.variable}`}
      data-analytics={env.analyticsUrl}
      data-build={buildId()}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* Loaded before anything can be pressed. It delays no page: the style sheet, which is larger, is waited for as well. */}
        <script src={EARLY_SCRIPT_URL} />
        {/* Next's metadata has no field for rel="describedby". */}
        <link rel="describedby" href={filePaths.llms} type="text/plain" />
      </head>
      <body>
        {children}
        <p
          id={OFFLINE_NOTICE}
          role="status"
          className="fixed inset-x-0 bottom-(--bar-height,0px) z-notice bg-ink text-center text-ui font-semibold text-paper not-empty:px-4 not-empty:py-3 print:hidden forced-colors:not-empty:border"
          // The early script may have written in it before hydration. Without a text of its own, React would find one too many.
          suppressHydrationWarning
        >
          {''}
        </p>
        <p id="announcer" role="status" className="sr-only" />
        <EarlyInput />
      </body>
    </html>
  );
}
