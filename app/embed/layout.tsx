import type { ReactNode } from 'react';

/** Embeds are not indexed: search engines find the pages of the prompts instead. */
export const metadata = { robots: { index: false, follow: true } };

export default function EmbedLayout({ children }: { children: ReactNode }) {
  return children;
}
