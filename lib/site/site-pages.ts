import { paths } from '../paths';

type SitePage = {
  href: string;
  label: string;
  footer?: boolean;
  /** Says whether the page's date in the sitemap is that of the newest prompt or of the newest guide. */
  changes?: 'library' | 'guides';
};

/** Pages that are in the palette; those with `changes` are also in the sitemap, which finds pages of text by itself. */
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
