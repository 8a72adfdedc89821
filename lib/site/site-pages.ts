import type { TextPageName } from '../guides/content/pages';
import { paths } from '../paths';

type SitePage = {
  href: string;
  label: string;
  footer?: boolean;
  /** Source of its date in the sitemap: the newest prompt, the newest guide, or the front matter of a text page. */
  changes?: 'library' | 'guides' | TextPageName;
};

/** Pages of the site besides prompts, categories and profiles. All are in the palette, and those with a date in the sitemap. */
export const sitePages: readonly SitePage[] = [
  { href: paths.prompts, label: 'All Prompts', changes: 'library' },
  { href: paths.publicPrompts, label: 'Community' },
  { href: paths.guides, label: 'Guides', footer: true, changes: 'guides' },
  { href: paths.faq, label: 'FAQ', footer: true, changes: 'guides' },
  { href: paths.about, label: 'About', footer: true, changes: 'about' },
  { href: paths.trials, label: 'Trials', changes: 'trials' },
  { href: paths.connect, label: 'Connect', footer: true, changes: 'library' },
  { href: paths.developers, label: 'Developers', footer: true, changes: 'library' },
  { href: paths.privacy, label: 'Privacy', footer: true, changes: 'privacy' },
  { href: paths.terms, label: 'Terms', footer: true, changes: 'terms' },
];

export const footerNav = sitePages.filter(({ footer }) => footer);
