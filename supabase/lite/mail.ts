import type { Mail } from '../../scripts/backend.ts';

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** A mail as the tests and the console read it: its links are those of our own template, not lite's /auth/v1/verify. */
export function toMail({ to, subject, html = '' }: { to: string; subject: string; html?: string }): Mail {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => decode(link));
  const text = decode(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return { to, subject, text, html, links };
}
