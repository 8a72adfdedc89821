'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

/** HelpInCountry, loaded after the page. Until then it shows its children, too. */
export const LazyHelpInCountry = lazyComponent(
  () => import('./help-in-country').then((module) => module.HelpInCountry),
  ({ children }) => children,
);
