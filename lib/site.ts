export const site = {
  name: 'Grok Prompts',
  tagline: 'Copy, paste, send.',
  description: 'A free, independent library of ready-to-use prompts for Grok and other AI assistants. Fill in the blanks, copy and send.',
  /** Without a trailing slash. Read at build time: canonical URLs are part of the static pages. */
  url: (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
  email: 'hello@grokprompts.example',
  social: { handle: '@grokprompts', url: 'https://x.com/grokprompts' },
  disclaimer: 'Independent and not affiliated with xAI. Grok is a trademark of xAI.',
  /** License of prompts, as in content/pages/terms.mdx. */
  license: 'Free to copy, use and change, also at work',
  language: 'en',
  locale: 'en_US',
} as const;

export function documentTitle(title: string): string {
  return `${title} · ${site.name}`;
}

export function absoluteUrl(path: string): string {
  return path === '/' ? `${site.url}/` : `${site.url}${path}`;
}
