import type { ReactNode } from 'react';

/** Embeds are not indexed, because search engines are to find the pages of the prompts. */
export const metadata = { robots: { index: false, follow: true } };

export default function EmbedLayout({ children }: { children: ReactNode }) {
  return children;
}
