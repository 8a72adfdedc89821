export const site = {
  name: 'Grok Prompts',
  tagline: 'Copy, paste, send.',
  description: 'A free, independent library of ready-to-use prompts for Grok and other AI assistants. Fill in the blanks, copy and send.',
  /** Address of the site, without a trailing slash. It is read at build time, because canonical URLs are part of the static pages. */
  url: process.env.SITE_URL ? parseSiteUrl(process.env.SITE_URL) : 'http://localhost:3000',
  email: 'hello@grokprompts.example',
  social: { handle: '@grokprompts', url: 'https://x.com/grokprompts' },
  disclaimer: 'Independent and not affiliated with xAI. Grok is a trademark of xAI.',
  /** License of prompts, as in content/pages/terms.mdx. */
  license: 'Free to copy, use and change, also at work',
  language: 'en',
  locale: 'en_US',
} as const;

/** The origin that SITE_URL names. The site cannot be below a path of another one: its links begin at the root. */
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
