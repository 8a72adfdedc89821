import 'server-only';
import type { SocialImageKind } from '../../file-paths';
import { guides } from '../../guides/guides';
import { builtPrompts, library } from '../../prompts/library';

/** Social images that the build draws. */
export function builtSocialImages(): { kind: SocialImageKind; slug: string }[] {
  const imagesOf = (kind: SocialImageKind, pages: readonly { slug: string }[]) => pages.map(({ slug }) => ({ kind, slug }));
  return [
    { kind: 'site', slug: 'card' },
    ...imagesOf('category', library().categories),
    ...imagesOf(
      'guide',
      guides().filter(({ frontMatter }) => frontMatter),
    ),
    ...imagesOf('prompt', builtPrompts()),
  ];
}
