import { paths } from './paths';

/** The links of the header and the drawer; `owns` says which paths belong to one. /prompts/results is what /prompts?q=… is rewritten to. */
export const mainNav = [
  { href: paths.prompts, label: 'All Prompts', owns: /^\/(prompts(\/results)?$|prompt\/(?!shared)|category\/)/ },
  { href: paths.publicPrompts, label: 'Community', owns: /^\/(prompts\/shared|prompt\/shared|u)(\/|$)/ },
  { href: paths.guides, label: 'Guides', owns: /^\/guides/ },
  { href: paths.faq, label: 'FAQ', owns: /^\/faq/ },
  { href: paths.about, label: 'About', owns: /^\/about/ },
];

export const footerNav = [
  { href: paths.guides, label: 'Guides' },
  { href: paths.faq, label: 'FAQ' },
  { href: paths.about, label: 'About' },
  { href: paths.connect, label: 'Connect' },
  { href: paths.developers, label: 'Developers' },
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.terms, label: 'Terms' },
];
