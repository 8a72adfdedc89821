import { site } from '@/lib/site';

/** The name, tagline, disclaimer and address of the site, for the MDX files in content. */
export function SiteName() {
  return site.name;
}

export function Tagline() {
  return site.tagline;
}

export function Disclaimer() {
  return site.disclaimer;
}

export function ContactEmail() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
