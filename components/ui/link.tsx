// biome-ignore lint/style/noRestrictedImports: the one place that wraps it
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the site. Pages are not prefetched: a list has dozens of links, and each would be a request. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
