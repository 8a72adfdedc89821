import { notFound } from 'next/navigation';
import { socialCard } from '@/components/site/social-card';
import { SOCIAL_IMAGE_KINDS } from '@/lib/file-paths';
import { builtSocialImages } from '@/lib/site/seo/built-social-images';
import { renderCard } from '@/lib/site/seo/render-card';

type Context = { params: Promise<{ kind: string; file: string }> };

/** Draws each image once, when the site is built or on its first request (docs/decisions/social-images.md). */
export const dynamic = 'force-static';

export const generateStaticParams = () => builtSocialImages().map(({ kind, slug }) => ({ kind, file: `${slug}.png` }));

export async function GET(_request: Request, { params }: Context) {
  const { kind: asked, file } = await params;
  const kind = SOCIAL_IMAGE_KINDS.find((known) => known === asked);
  const card = kind && socialCard(kind, file.replace(/\.png$/, ''));
  return card ? renderCard(card) : notFound();
}
