import { site } from '../../../lib/site';
import { usage } from './failure';

/** The address of the site, without a slash at the end: the option, else GROK_PROMPTS_SITE, else the site that the package was made for. */
export function siteAddress(given: string | undefined, env = process.env): string {
  const text = given ?? (env.GROK_PROMPTS_SITE || site.url);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw usage(`The site must be an address such as https://prompts.example, and not ${JSON.stringify(text)}.`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** True for an address over http that is not on this machine: others can read the requests to it on their way. */
export function isOpenToOthers(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
