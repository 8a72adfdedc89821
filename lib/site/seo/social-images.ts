import 'server-only';
import type { SocialImageKind } from '../../file-paths';
import { guides } from '../../guides/guides';
import { builtPrompts, library } from '../../prompts/library';

/** Pictures that the build draws. */
export function builtSocialImages(): { kind: SocialImageKind; slug: string }[] {
  const of = (kind: SocialImageKind, things: readonly { slug: string }[]) => things.map(({ slug }) => ({ kind, slug }));
  return [
    { kind: 'site', slug: 'card' },
    ...of('category', library().categories),
    ...of(
      'guide',
      guides().filter(({ frontMatter }) => frontMatter),
    ),
    ...of('prompt', builtPrompts()),
  ];
}
