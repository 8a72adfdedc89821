import 'server-only';
import { filePaths, type SocialImageKind } from '../../file-paths';
import { guides } from '../../guides/guides';
import { COUNTS } from '../../limits';
import { categoryOf, library } from '../../prompts/library';
import type { Prompt } from '../../prompts/prompt';

export function socialImages(): { kind: SocialImageKind; slug: string }[] {
  const of = (kind: SocialImageKind, things: readonly { slug: string }[]) => things.map(({ slug }) => ({ kind, slug }));
  return [
    { kind: 'site', slug: 'card' },
    ...of('category', library().categories),
    ...of(
      'guide',
      guides().filter(({ frontMatter }) => frontMatter),
    ),
    ...of('prompt', promptsWithImage()),
  ];
}

/** Returns the URL of a prompt's social image; prompts beyond COUNTS.promptImages use their category's. */
export function promptImage(prompt: Prompt): string {
  return promptsWithImage().includes(prompt)
    ? filePaths.socialImage('prompt', prompt.slug)
    : filePaths.socialImage('category', categoryOf(prompt).slug);
}

function promptsWithImage(): readonly Prompt[] {
  return library().prompts.slice(0, COUNTS.promptImages);
}
