import { site } from '@/lib/site';

/** The facts of the site, for texts that are content. */
export function SiteName() {
  return site.name;
}

export function Disclaimer() {
  return site.disclaimer;
}

export function ContactEmail() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
