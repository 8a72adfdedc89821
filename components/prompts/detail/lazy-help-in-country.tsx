'use client';

import { lazyDialog } from '@/components/ui/lazy-dialog';

/** HelpInCountry, loaded after the page. Until then it shows its children, too. */
export const LazyHelpInCountry = lazyDialog(
  () => import('./help-in-country').then((module) => module.HelpInCountry),
  ({ children }) => children,
);
