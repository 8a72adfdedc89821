import 'server-only';
import type { SocialImageKind } from '../../file-paths';
import { guides } from '../../guides/guides';
import { builtPrompts, library } from '../../prompts/library';

/** Social images that the build draws; others are drawn on the first request. */
export function builtSocialImages(): { kind: SocialImageKind; slug: string }[] {
  const imagesOf = (kind: SocialImageKind, pages: readonly { slug: string }[]) => pages.map(({ slug }) => ({ kind, slug }));
  const guidesWithText = guides().filter(({ frontMatter }) => frontMatter);
  return [
    { kind: 'site', slug: 'card' },
    ...imagesOf('category', library().categories),
    ...imagesOf('guide', guidesWithText),
    ...imagesOf('prompt', builtPrompts()),
  ];
}
