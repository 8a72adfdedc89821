import { site } from '../../../lib/site';
import { usage } from './failure';

/** The site that is asked, without a slash at its end: that of the option, else of the environment, else the one the package was made for. */
export function siteAddress(given: string | undefined, env = process.env): string {
  const text = given ?? (env.GROK_PROMPTS_SITE || site.url);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw usage(`The site must be an address such as https://prompts.example, and not ${JSON.stringify(text)}.`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** True for a site whose requests can be read on the way: one over http that is not this machine itself. */
export function isOpenToOthers(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
