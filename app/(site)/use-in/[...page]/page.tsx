import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/components/site/errors/missing';
import { PageNotFound } from '@/components/site/errors/not-found-texts';
import { BackLink } from '@/components/ui/back-link';
import { DetailTitle, Lede } from '@/components/ui/page-head';
import { findExports } from '@/lib/integrations/page-files/make-file';
import { notFoundMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ page: string[] }> };

/** Takes the path as one string, because React's cache compares arguments by identity. */
const findByPath = cache((path: string) => findExports(path.split('/')));
const find = async ({ params }: Props) => findByPath((await params).page.join('/'));

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

/** Builds no page ahead: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  return found ? { title: 'Use it in…', robots: { index: false } } : notFoundMetadata('page');
}

/** The files that the dialog Use it in… offers of a page, for people without JavaScript. next.config.ts rewrites {address of the page}/use to it. */
export default async function UseInPage(props: Props) {
  const found = await find(props);
  if (!found) return <Missing page={<PageNotFound />} />;
  const { path, formats } = found;
  return (
    <>
      <DetailTitle>
        <BackLink href={path}>Back</BackLink>
        <h1>Use it in…</h1>
        <Lede>Each file holds the text and its blanks, as the other tool writes them.</Lede>
      </DetailTitle>
      <ul className="max-w-(--width-measure) border-t-2 border-rule-strong pb-16">
        {formats.map(({ id, name, href, notes }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-1.5">
            <div>
              <h2 className="text-ui font-medium">{name}</h2>
              <p className="text-meta text-ink-2 empty:hidden">{notes.join(' ')}</p>
            </div>
            <a className="tall-target" href={href} download aria-label={`Download for ${name}`}>
              Download
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
