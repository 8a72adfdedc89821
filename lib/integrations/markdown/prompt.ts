import { paths } from '../../paths';
import { publicName } from '../../profiles/profile';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { absoluteUrl, site } from '../../site';
import { withFrontMatter } from '../../text/markdown';

export const LICENSE = { license: site.license, licenseUrl: absoluteUrl(paths.terms) };

export function promptMarkdown({ ref, category, tags, author, blanks, text, ...document }: PromptDocument): string {
  const fields = {
    title: document.title,
    description: document.description,
    category: category?.name,
    tags,
    blanks: blanks.map(blankFields),
    // An own prompt has no public address, and no license.
    ...(ref.kind !== 'own' && { url: absoluteUrl(promptPath(ref)), ...LICENSE }),
    author: author && { name: publicName(author), url: absoluteUrl(paths.profile(author.username)) },
    created: document.createdAt,
    updated: document.updatedAt,
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
