import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mail } from '../../scripts/backend.ts';

/** The `redirect_to` of the request that is being answered. lite leaves it out of the mails: there {{ .RedirectTo }} is always the site's address. */
const redirect = new AsyncLocalStorage<string>();

/** Answers a request whose mails shall lead to its `redirect_to`, where that is a page of the site. */
export function withRedirect<T>(request: Request, siteUrl: string | undefined, answer: () => T): T {
  const wanted = new URL(request.url).searchParams.get('redirect_to');
  const isOfSite = wanted && siteUrl && URL.canParse(wanted) && new URL(wanted).origin === new URL(siteUrl).origin;
  return isOfSite ? redirect.run(wanted, answer) : answer();
}

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** A mail as the tests and the console read it: its links are those of our own template, not lite's /auth/v1/verify. */
export function toMail({ to, subject, html = '' }: { to: string; subject: string; html?: string }): Mail {
  const wanted = redirect.getStore();
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => withNext(decode(link), wanted));
  const text = decode(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return { to, subject, text, html, links };
}

/** The link of a template of ours, which ends in `next={{ .RedirectTo }}`. */
function withNext(link: string, wanted: string | undefined): string {
  return wanted ? link.replace(/(?<=[?&]next=).*$/, () => wanted) : link;
}
