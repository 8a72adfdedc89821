import { paths } from '../paths';

/**
 * Links of the header and the drawer. `owns` matches the paths of pages on which a link is the current one; /prompts?q=… is rewritten to
 * /prompts/results.
 */
export const mainNav = [
  { href: paths.prompts, label: 'All Prompts', owns: /^\/(prompts(\/results)?$|prompt\/(?!shared)|category\/)/ },
  { href: paths.publicPrompts, label: 'Community', owns: /^\/(prompts\/shared|prompt\/shared|u)(\/|$)/ },
  { href: paths.guides, label: 'Guides', owns: /^\/guides/ },
  { href: paths.faq, label: 'FAQ', owns: /^\/faq/ },
  { href: paths.about, label: 'About', owns: /^\/about/ },
];
