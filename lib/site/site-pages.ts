import { paths } from '../paths';

type SitePage = {
  href: string;
  label: string;
  footer?: boolean;
  /** Source of the page's date in the sitemap: the newest prompt or the newest guide. */
  changes?: 'library' | 'guides';
};

/** Pages of the site besides prompts, categories and profiles. All are in the palette, those with `changes` in the sitemap, which finds pages of text itself. */
export const sitePages: readonly SitePage[] = [
  { href: paths.prompts, label: 'All Prompts', changes: 'library' },
  { href: paths.publicPrompts, label: 'Community' },
  { href: paths.guides, label: 'Guides', footer: true, changes: 'guides' },
  { href: paths.faq, label: 'FAQ', footer: true, changes: 'guides' },
  { href: paths.about, label: 'About', footer: true },
  { href: paths.trials, label: 'Trials' },
  { href: paths.connect, label: 'Connect', footer: true, changes: 'library' },
  { href: paths.developers, label: 'Developers', footer: true, changes: 'library' },
  { href: paths.privacy, label: 'Privacy', footer: true },
  { href: paths.terms, label: 'Terms', footer: true },
];

export const footerNav = sitePages.filter(({ footer }) => footer);
