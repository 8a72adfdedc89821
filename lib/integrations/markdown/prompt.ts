import { paths } from '../../paths';
import { publicName } from '../../profiles/profile';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { absoluteUrl, site } from '../../site';
import { withFrontMatter } from '../../text/markdown';

/** The license of the prompts, as front matter. */
export const LICENSE = { license: site.license, licenseUrl: absoluteUrl(paths.terms) };

/**
 * A prompt: what is said of it as front matter, then its text as it is written, blanks in brackets, and nothing else. What is one's own has
 * neither an address nor a license.
 */
export function promptMarkdown({ ref, title, description, category, author, createdAt, updatedAt, blanks, text }: PromptDocument): string {
  const fields = {
    title,
    description,
    category: category?.name,
    blanks: blanks.map(blankFields),
    ...(ref.kind !== 'own' && { url: absoluteUrl(promptPath(ref)), ...LICENSE }),
    author: author && { name: publicName(author), url: absoluteUrl(paths.profile(author.username)) },
    created: createdAt,
    updated: updatedAt,
  };
  return withFrontMatter(fields, text);
}

/** The front matter of a blank, without empty fields. */
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
