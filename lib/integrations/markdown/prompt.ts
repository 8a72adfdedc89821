import { paths } from '../../paths';
import { publicName } from '../../profiles/profile';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { absoluteUrl, site } from '../../site';
import { withFrontMatter } from '../../text/markdown';

export const LICENSE = { license: site.license, licenseUrl: absoluteUrl(paths.terms) };

/** A prompt as Markdown: its facts as front matter, then its text with its blanks. An own prompt has no address and no license. */
export function promptMarkdown({
  ref,
  title,
  description,
  category,
  tags,
  author,
  createdAt,
  updatedAt,
  blanks,
  text,
}: PromptDocument): string {
  const fields = {
    title,
    description,
    category: category?.name,
    ...(tags.length > 0 && { tags }),
    blanks: blanks.map(blankFields),
    ...(ref.kind !== 'own' && { url: absoluteUrl(promptPath(ref)), ...LICENSE }),
    author: author && { name: publicName(author), url: absoluteUrl(paths.profile(author.username)) },
    created: createdAt,
    updated: updatedAt,
  };
  return withFrontMatter(fields, text);
}

function blankFields({ name, default: given, choices, example, optional, material }: Blank) {
  return {
    name,
    ...(given !== null && { default: given }),
    ...(choices.length > 0 && { choices }),
    ...(example && { example }),
    ...(optional && { optional }),
    ...(material && { material }),
  };
}
