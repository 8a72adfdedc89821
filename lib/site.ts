export const site = {
  name: 'Grok Prompts',
  tagline: 'Copy, paste, send.',
  description: 'A free, independent library of ready-to-use prompts for Grok and other AI assistants. Fill in the blanks, copy and send.',
  /** Origin of the site. SITE_URL must be set when the site is built, too, because static pages contain canonical URLs. */
  url: process.env.SITE_URL ? parseSiteUrl(process.env.SITE_URL) : 'http://localhost:3000',
  email: 'hello@grokprompts.example',
  social: { handle: '@grokprompts', url: 'https://x.com/grokprompts' },
  disclaimer: 'Independent and not affiliated with xAI. Grok is a trademark of xAI.',
  /** License of prompts, as in content/pages/terms.mdx. */
  license: 'Free to copy, use and change, also at work',
  language: 'en',
  locale: 'en_US',
} as const;

/** Returns the origin that a SITE_URL names, which cannot have a path, because the links of the site begin at the root. */
export function parseSiteUrl(text: string): string {
  const address = text.replace(/\/+$/, '');
  const { href, origin } = URL.canParse(address) ? new URL(address) : { href: '', origin: '' };
  if (/^https?:/.test(href) && href === `${origin}/`) return origin;
  throw new Error(`SITE_URL must be an address such as https://prompts.example, without a path, and not ${JSON.stringify(text)}.`);
}

export function documentTitle(title: string): string {
  return `${title} · ${site.name}`;
}

export function absoluteUrl(path: string): string {
  return path === '/' ? `${site.url}/` : `${site.url}${path}`;
}
