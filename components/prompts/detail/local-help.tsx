'use client';

import { lazyDialog } from '@/components/ui/lazy-dialog';

/** Where to get help in the country of the browser's language; its children until that is known, or if no number is known there. */
export const LocalHelp = lazyDialog(
  () => import('./help-in-country').then((module) => module.HelpInCountry),
  ({ children }) => children,
);
