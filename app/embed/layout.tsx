import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** Search engines find the pages of prompts, not their frames. */
export const metadata: Metadata = { robots: { index: false, follow: true } };

export default function EmbedLayout({ children }: { children: ReactNode }) {
  return children;
}
