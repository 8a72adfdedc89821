import { filePaths } from '../../file-paths';
import type { Guide } from '../../guides/guide';
import { paths } from '../../paths';
import type { Prompt } from '../../prompts/prompt';
import { absoluteUrl, site } from '../../site';
import { linkItem, withFrontMatter } from '../../text/markdown';

/** A guide as Markdown; null while it is not written. */
export function guideMarkdown({ slug, title, frontMatter, body }: Guide, findPrompt: (slug: string) => Prompt | null): string | null {
  if (!frontMatter || body === null) return null;
  const { description, categories, updated } = frontMatter;
  const fields = { title, description, categories, url: absoluteUrl(paths.guide(slug)), updated };
  return withFrontMatter(fields, plainMarkdown(body, findPrompt));
}

const SITE_TEXTS: Record<string, string> = {
  SiteName: site.name,
  Tagline: site.tagline,
  Disclaimer: site.disclaimer,
  ContactEmail: `<${site.email}>`,
};

/** MDX as plain Markdown: without its components (components/guides/guide-body.tsx), and with absolute links. */
export function plainMarkdown(mdx: string, findPrompt: (slug: string) => Prompt | null): string {
  return mdx
    .replace(/<PromptCard slug="([^"]+)" \/>/g, (_, slug: string) => cardItem(findPrompt(slug)))
    .replace(/<(Before|After)>\s*([\s\S]*?)\s*<\/\1>/g, (_, name: string, example: string) => `**${name}:**\n\n${example}`)
    .replace(/<([A-Z]\w+) \/>/g, (tag, name: string) => SITE_TEXTS[name] ?? tag)
    .replace(/\]\(\/(?!\/)/g, `](${absoluteUrl('/')}`);
}

function cardItem(prompt: Prompt | null): string {
  return prompt ? linkItem(prompt.title, filePaths.markdown(paths.prompt(prompt.slug)), prompt.description) : '';
}
