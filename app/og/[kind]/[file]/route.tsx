import { socialCard } from '@/components/site/social-card';
import { renderCard } from '@/lib/social-image';

type Context = { params: Promise<{ kind: string; file: string }> };

/** The social images: /og/prompt/{slug}.png, /og/category/…, /og/guide/…, /og/site/card.png. */
export async function GET(_request: Request, { params }: Context) {
  const { kind, file } = await params;
  const card = file.endsWith('.png') ? socialCard(kind, file.slice(0, -'.png'.length)) : null;
  return card ? renderCard(`${kind}/${file}`, card) : new Response('Not found\n', { status: 404 });
}
