import { notFound } from 'next/navigation';
import { socialCard } from '@/components/site/social-images/social-card';
import { renderCard } from '@/lib/site/seo/social-image';
import { socialImages } from '@/lib/site/seo/social-images';

type Context = { params: Promise<{ kind: string; file: string }> };

// Drawn while the site is built and never for a request (docs/decisions/social-images.md).
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return socialImages().map(({ kind, slug }) => ({ kind, file: `${slug}.png` }));
}

export async function GET(_request: Request, { params }: Context) {
  const { kind, file } = await params;
  const card = socialCard(kind, file.replace(/\.png$/, ''));
  return card ? renderCard(card) : notFound();
}
