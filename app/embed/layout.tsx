import type { ReactNode } from 'react';

/** Search engines find the pages of prompts, not their frames. */
export const metadata = { robots: { index: false, follow: true } };

export default function EmbedLayout({ children }: { children: ReactNode }) {
  return children;
}
