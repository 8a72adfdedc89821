'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

/** HelpLineOfCountry, loaded after the page. Until then it shows its children, too. */
export const LazyHelpLineOfCountry = lazyComponent(
  () => import('./help-line-of-country').then((module) => module.HelpLineOfCountry),
  ({ children }) => children,
);
